/** Reads and moves withdrawals. */
import type { Withdrawal } from '@shared/contract'
import { paymentStates } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { all, first, prepared, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { wordReason } from '@shared/engine/reasons/worded'
import type { Language } from '@shared/engine/refusals/languages'
import { refuse } from '@shared/engine/refusals/refuse'
import type { State } from '@shared/engine/refusals/texts'
import { fromMinor } from '@shared/money'
import { shownNumber } from '../payout/rows.ts'
import { networkOf } from '../recharge/rows.ts'
import type { WithdrawalRow } from '../tables.ts'

/** applied · review: the desk has it in hand · sandbox-desk: it decided by itself · paid · rejected · payout-failed · cancelled */
export type Step =
  | 'applied'
  | 'review'
  | 'sandbox-desk'
  | 'paid'
  | 'rejected'
  | NonNullable<WithdrawalRow['fail_reason']>

export const withdrawalById = (db: Db, id: string): WithdrawalRow | undefined =>
  first(db, sql.selectFrom('withdrawal').selectAll().where('id', '=', id))

/** The status is a literal, as in its index. */
const OPEN = `SELECT * FROM withdrawal WHERE status = ${paymentStates.underReview} ORDER BY created_at`
/** Nobody has ended them, the oldest first. */
export const openWithdrawals = (db: Db): WithdrawalRow[] => prepared(db, OPEN).all() as WithdrawalRow[]

/** @throws Refused not-found where it is another's */
export function ownWithdrawal(db: Db, userId: string, id: string): WithdrawalRow {
  const row = withdrawalById(db, id)
  return row?.user_id === userId ? row : refuse('not-found')
}

/** @throws Refused order-state where it is over */
export function checkOpen(row: WithdrawalRow): void {
  if (row.status !== paymentStates.underReview) refuse('order-state', { state: stateOf(row) })
}

const words: Readonly<Record<WithdrawalRow['status'], State>> = {
  [paymentStates.underReview]: 'under-review',
  [paymentStates.paidOut]: 'paid',
  [paymentStates.rejected]: 'rejected',
  [paymentStates.failed]: 'failed',
}

/** The word of a state in refusals. */
export const stateOf = ({ status, fail_reason: reason }: WithdrawalRow): State =>
  reason === 'cancelled' ? 'cancelled' : words[status]

/** Writes the change and its step. */
export function moveOn(tx: Tx, id: string, step: Step, change: Partial<WithdrawalRow>, now: number): WithdrawalRow {
  run(tx, sql.updateTable('withdrawal').set(change).where('id', '=', id))
  addStep(tx, id, step, now)
  const row = withdrawalById(tx, id)
  if (!row) throw new Error(`Withdrawal ${id} is gone`)
  return row
}

export function addStep(tx: Tx, id: string, step: Step, now: number): void {
  prepared(
    tx,
    'INSERT INTO withdrawal_step (withdrawal_id, seq, code, at) SELECT ?, count(*), ?, ? FROM withdrawal_step WHERE withdrawal_id = ?',
  ).run(id, step, now, id)
}

/** The order as its owner sees it. */
export function viewOf(db: Db, row: WithdrawalRow, language: Language): Required<Withdrawal> {
  const steps = all(
    db,
    sql.selectFrom('withdrawal_step').select(['code', 'at']).where('withdrawal_id', '=', row.id).orderBy('seq'),
  )
  const minor = (amount: number) => fromMinor(BigInt(amount))
  return {
    id: row.id,
    currency: row.currency,
    network: row.network,
    amount: minor(row.amount),
    fee: minor(row.fee),
    net: minor(row.amount - row.fee),
    kind: row.kind,
    accountId: row.account_id,
    account: shownNumber(row),
    label: row.label,
    payCurrency: row.pay_currency,
    payRate: row.pay_rate,
    payAmount: row.pay_amount,
    status: row.status,
    inReview: row.in_review === 1,
    failReason: row.fail_reason,
    ...wordReason('withdrawal', row, language),
    txHash: row.tx_hash,
    minutes: networkOf(row.currency, row.network)?.withdrawMinutes ?? null,
    clientOrderId: row.client_order_id,
    steps: steps.map(({ code, at }) => ({ code, time: stamp(at) })),
    createTime: stamp(row.created_at),
  }
}
