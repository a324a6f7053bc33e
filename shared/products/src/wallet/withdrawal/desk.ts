/** What the desk decides on withdrawals; each decision, its postings and its message in one transaction. */
import { paymentStates } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { HOUSE, post } from '@shared/engine/ledger/index'
import { livePrices } from '@shared/engine/market/prices'
import { notify } from '@shared/engine/messages/notify'
import type { Template } from '@shared/engine/messages/templates'
import { reasonValues, type StoredReason } from '@shared/engine/reasons/stored'
import { fromMinor } from '@shared/money'
import { isTransactionId } from '@shared/money/transaction-id'
import { isFrozen } from '../../accounts/user.ts'
import { noteInflow } from '../inflow.ts'
import { shownNumber } from '../payout/rows.ts'
import { checkNetwork } from '../recharge/apply.ts'
import type { WithdrawalRow } from '../tables.ts'
import { checkOpen, moveOn, withdrawalById } from './rows.ts'

/** @throws Error on an unknown number, Refused order-state where it is over */
export function openWithdrawal(tx: Tx, id: string): WithdrawalRow {
  const row = withdrawalById(tx, id)
  if (!row) throw new Error(`There is no withdrawal ${id}`)
  checkOpen(row)
  return row
}

/** The desk has it in hand: its owner cannot cancel it any more. */
export function take(tx: Tx, context: Context, row: WithdrawalRow): void {
  if (row.in_review === 1) throw new Error(`${row.id} was taken before`)
  moveOn(tx, row.id, 'review', { in_review: 1 }, context.clock.now())
}

/**
 * It was sent: fee and what went out leave the frozen account, and only the fee counts as a cost.
 * @param txHash of the chain, or the bank's reference, where there is one
 * @throws Refused network-paused; Error while its owner is frozen: whoever is kept out is paid nothing
 */
export function pay(tx: Tx, context: Context, row: WithdrawalRow, txHash?: string): void {
  if (txHash !== undefined && !isTransactionId(row.network, txHash))
    throw new Error(`"${txHash}" is no transaction of ${row.network}`)
  checkNetwork(tx, row)
  if (isFrozen(tx, row.user_id)) throw new Error(`${row.user_id} is frozen: unfreeze them, or reject it`)
  const now = context.clock.now()
  const change = { status: paymentStates.paidOut, in_review: 1, tx_hash: txHash ?? null } as const
  const done = moveOn(tx, row.id, 'paid', change, now)
  postPaid(tx, context, row, now)
  tell(tx, done, 'withdrawal-paid', now)
}

function postPaid(
  tx: Tx,
  context: Context,
  { id, user_id: owner, currency, network, amount, fee }: WithdrawalRow,
  now: number,
): void {
  const [whole, cost] = [BigInt(amount), BigInt(fee)]
  const net = whole - cost
  const ref = { kind: 'withdrawal', id }
  const frozen = { owner, kind: 'frozen', sub: id, currency } as const
  const { entryId } = post(tx, {
    key: `withdrawal-paid:${id}`,
    type: 'withdrawal-paid',
    ref,
    legs: [
      { ...frozen, minor: -net },
      { owner: HOUSE, kind: 'external', sub: network, currency, minor: net },
    ],
  })
  noteInflow(tx, { entryId, userId: owner, minor: -net, price: livePrices(context)(currency), at: now })
  post(tx, {
    key: `withdrawal-fee:${id}`,
    type: 'withdrawal-fee',
    ref,
    legs: [
      { ...frozen, minor: -cost },
      { owner: HOUSE, kind: 'fees', currency, minor: cost },
    ],
  })
}

export function reject(tx: Tx, context: Context, row: WithdrawalRow, reason: StoredReason): void {
  const now = context.clock.now()
  const done = moveOn(tx, row.id, 'rejected', { status: paymentStates.rejected, ...reason }, now)
  giveBack(tx, row)
  tell(tx, done, 'withdrawal-rejected', now)
}

/** What was sent came back. */
export function fail(tx: Tx, context: Context, row: WithdrawalRow): void {
  const now = context.clock.now()
  const change = { status: paymentStates.failed, fail_reason: 'payout-failed' } as const
  const done = moveOn(tx, row.id, 'payout-failed', change, now)
  giveBack(tx, row)
  tell(tx, done, 'withdrawal-failed', now)
}

/** All of it, the fee too. */
export function giveBack(tx: Tx, { id, user_id: owner, currency, amount }: WithdrawalRow): void {
  const minor = BigInt(amount)
  post(tx, {
    key: `withdrawal-returned:${id}`,
    type: 'withdrawal-returned',
    ref: { kind: 'withdrawal', id },
    legs: [
      { owner, kind: 'frozen', sub: id, currency, minor: -minor },
      { owner, kind: 'balance', currency, minor },
    ],
  })
}

type WithdrawalTemplate = Extract<Template, `withdrawal-${string}`>

function tell(tx: Tx, row: WithdrawalRow, template: WithdrawalTemplate, at: number): void {
  const { id, user_id: user, currency, amount, fee } = row
  const minor = (value: number) => fromMinor(BigInt(value))
  const values = {
    id,
    currency,
    amount: minor(amount),
    net: minor(amount - fee),
    account: row.label || shownNumber(row),
    ...reasonValues('withdrawal', row),
  }
  const path = `/chongzhitixianResult?kind=withdraw&id=${id}`
  notify(tx, { user, eventKey: `${template}:${id}`, tab: 'transaction', template, values, path, at, decides: id })
}
