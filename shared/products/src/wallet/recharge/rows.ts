/** Reads and moves recharge orders. */

import type { Recharge } from '@shared/contract'
import { paymentStates, rechargeStages } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { all, first, prepared, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { wordReason } from '@shared/engine/reasons/worded'
import type { Language } from '@shared/engine/refusals/languages'
import { refuse } from '@shared/engine/refusals/refuse'
import type { State } from '@shared/engine/refusals/texts'
import { fromMinor } from '@shared/money'
import { currencyOf, type Network } from '../currencies.ts'
import type { RechargeRow } from '../tables.ts'

/** applied · address · voucher · sandbox-desk (it decided by itself) · delivered · rejected · expired · cancelled · not-arrived */
export type Step =
  | 'applied'
  | 'address'
  | 'voucher'
  | 'sandbox-desk'
  | 'delivered'
  | 'rejected'
  | NonNullable<RechargeRow['fail_reason']>

export const rechargeById = (db: Db, id: string): RechargeRow | undefined =>
  first(db, sql.selectFrom('recharge').selectAll().where('id', '=', id))

/** @throws Refused not-found where it is another's */
export function ownRecharge(db: Db, userId: string, id: string): RechargeRow {
  const row = rechargeById(db, id)
  return row?.user_id === userId ? row : refuse('not-found')
}

/** By hand, since the status is a literal in the index of each. */
const OPEN = `SELECT * FROM recharge WHERE status = ${paymentStates.underReview} ORDER BY created_at`
const CREDITED = `SELECT id FROM recharge
  WHERE network = ? AND lower(tx_hash) = ? AND status = ${paymentStates.delivered} AND id <> ? LIMIT 1`

/** Nobody has decided them, the oldest first. */
export const openRecharges = (db: Db): RechargeRow[] => prepared(db, OPEN).all() as RechargeRow[]

/**
 * One transaction of a chain brings one order's money: two that name it would be credited twice. What a bank calls a
 * transfer is nobody's alone.
 * @returns the order that it was credited to, another than this one
 */
export function creditedBefore(db: Db, { id, network, tx_hash: hash }: RechargeRow): string | undefined {
  if (hash === null || network === 'BANK') return undefined
  return (prepared(db, CREDITED).get(network, hash.toLowerCase(), id) as { id: string } | undefined)?.id
}

/** @throws Refused order-state where it is over */
export function checkOpen(row: RechargeRow): void {
  if (row.status !== paymentStates.underReview) refuse('order-state', { state: stateOf(row) })
}

const words: Readonly<Record<RechargeRow['status'], State>> = {
  [paymentStates.underReview]: 'under-review',
  [paymentStates.delivered]: 'delivered',
  [paymentStates.rejected]: 'rejected',
  [paymentStates.failed]: 'failed',
}

/** The word of a state in refusals. */
export const stateOf = ({ status, fail_reason: reason }: RechargeRow): State =>
  reason === null || reason === 'not-arrived' ? words[status] : reason

/** Writes the change and its step. */
export function moveOn(tx: Tx, id: string, step: Step, change: Partial<RechargeRow>, now: number): RechargeRow {
  run(tx, sql.updateTable('recharge').set(change).where('id', '=', id))
  addStep(tx, id, step, now)
  const row = rechargeById(tx, id)
  if (!row) throw new Error(`Recharge ${id} is gone`)
  return row
}

export function addStep(tx: Tx, id: string, step: Step, now: number): void {
  prepared(
    tx,
    'INSERT INTO recharge_step (recharge_id, seq, code, at) SELECT ?, count(*), ?, ? FROM recharge_step WHERE recharge_id = ?',
  ).run(id, step, now, id)
}

export function networkOf(currency: string, network: string): Network | undefined {
  return currencyOf(currency)?.networks.find(({ network: name }) => name === network)
}

/** The order as its owner sees it. */
export function viewOf(db: Db, row: RechargeRow, language: Language): Recharge {
  const steps = all(
    db,
    sql.selectFrom('recharge_step').select(['code', 'at']).where('recharge_id', '=', row.id).orderBy('seq'),
  )
  const minor = (amount: number) => fromMinor(BigInt(amount))
  return {
    id: row.id,
    currency: row.currency,
    network: row.network,
    amount: minor(row.amount),
    credited: row.credited === null ? null : minor(row.credited),
    payCurrency: row.pay_currency,
    payRate: row.pay_rate,
    payAmount: row.pay_amount,
    status: row.status,
    stage: row.stage,
    failReason: row.fail_reason,
    ...wordReason('recharge', row, language),
    txHash: row.tx_hash,
    voucher: JSON.parse(row.voucher) as string[],
    minutes: networkOf(row.currency, row.network)?.rechargeMinutes ?? null,
    clientOrderId: row.client_order_id,
    steps: steps.map(({ code, at }) => ({ code, time: stamp(at) })),
    expireTime:
      row.status === paymentStates.underReview && row.stage < rechargeStages.review ? stamp(row.expires_at) : null,
    createTime: stamp(row.created_at),
  }
}
