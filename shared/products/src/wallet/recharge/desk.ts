/** What the desk decides on recharges; each decision, its postings and its message in one transaction. */
import { paymentStates, rechargeStages } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { HOUSE, post } from '@shared/engine/ledger/index'
import { livePrices } from '@shared/engine/market/prices'
import { notify } from '@shared/engine/messages/notify'
import type { Template } from '@shared/engine/messages/templates'
import { reasonValues, type StoredReason } from '@shared/engine/reasons/stored'
import { fromMinor } from '@shared/money'
import { noteInflow } from '../inflow.ts'
import type { RechargeRow } from '../tables.ts'
import { checkOpen, creditedBefore, moveOn, rechargeById } from './rows.ts'

/** @throws Error on an unknown number, Refused order-state where it is over */
export function openRecharge(tx: Tx, id: string): RechargeRow {
  const row = rechargeById(tx, id)
  if (!row) throw new Error(`There is no recharge ${id}`)
  checkOpen(row)
  return row
}

/** Mode chat: the address is told. */
export function issueAddress(tx: Tx, context: Context, row: RechargeRow): void {
  if (row.stage !== rechargeStages.address) throw new Error(`The address of ${row.id} was issued before`)
  const now = context.clock.now()
  tell(
    tx,
    moveOn(tx, row.id, 'address', { stage: rechargeStages.payment, stage_at: now }, now),
    'recharge-address',
    now,
  )
}

/**
 * The money arrived: what was asked for, or as much as is said.
 * @param isSure that it may be far more than what was asked for
 * @throws Error where its transaction was credited before and no amount is said
 */
export function approve(tx: Tx, context: Context, row: RechargeRow, said?: bigint, isSure = false): void {
  const { id, user_id: owner, currency, network } = row
  const credited = said ?? BigInt(row.amount)
  checkCame(credited)
  if (!isSure) checkLikely(row, credited)
  if (said === undefined) checkFirst(tx, row)
  const now = context.clock.now()
  const done = moveOn(tx, id, 'delivered', { status: paymentStates.delivered, credited: Number(credited) }, now)
  const { entryId } = post(tx, {
    key: `recharge:${id}`,
    type: 'recharge',
    ref: { kind: 'recharge', id },
    legs: [
      { owner: HOUSE, kind: 'external', sub: network, currency, minor: -credited },
      { owner, kind: 'balance', currency, minor: credited },
    ],
  })
  noteInflow(tx, { entryId, userId: owner, minor: credited, price: livePrices(context)(currency), at: now })
  tell(tx, done, 'recharge-delivered', now)
}

/** Nothing, less than nothing, and more than a row can hold are no money that came. */
function checkCame(credited: bigint): void {
  if (credited <= 0n || credited > BigInt(Number.MAX_SAFE_INTEGER))
    throw new Error(`${fromMinor(credited)} is no amount that came`)
}

/** A digit too many is typed more often than ten times as much comes. */
const LIKELY = 2n

function checkLikely({ amount, currency }: RechargeRow, credited: bigint): void {
  const asked = BigInt(amount)
  if (credited <= LIKELY * asked) return
  const [came, wanted] = [fromMinor(credited), fromMinor(asked)]
  throw new Error(
    `${came} ${currency} is more than twice the ${wanted} that were asked for. If so much came, add --much-more`,
  )
}

function checkFirst(tx: Tx, row: RechargeRow): void {
  const before = creditedBefore(tx, row)
  if (before) throw new Error(`Its transaction was credited as ${before}. Say what came for ${row.id} by --amount`)
}

export function reject(tx: Tx, context: Context, row: RechargeRow, reason: StoredReason): void {
  const now = context.clock.now()
  tell(tx, moveOn(tx, row.id, 'rejected', { status: paymentStates.rejected, ...reason }, now), 'recharge-rejected', now)
}

/** The money never came. */
export function fail(tx: Tx, context: Context, row: RechargeRow, why: 'not-arrived' | 'expired'): void {
  const now = context.clock.now()
  tell(tx, moveOn(tx, row.id, why, { status: paymentStates.failed, fail_reason: why }, now), `recharge-${why}`, now)
}

type RechargeTemplate = Extract<Template, `recharge-${string}`>

function tell(tx: Tx, row: RechargeRow, template: RechargeTemplate, at: number): void {
  const { id, user_id: user, currency, network, amount, credited } = row
  const values = {
    id,
    currency,
    network,
    amount: fromMinor(BigInt(amount)),
    // nothing in the words of one that was not credited
    credited: credited === null ? '' : fromMinor(BigInt(credited)),
    ...reasonValues('recharge', row),
  }
  const path = `/chongzhitixianResult?kind=recharge&id=${id}`
  notify(tx, { user, eventKey: `${template}:${id}`, tab: 'transaction', template, values, path, at, decides: id })
}
