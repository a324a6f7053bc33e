/** Price alerts: kept, told once in the second in which the price is there, taken away (docs/rules/trade.md#price-alerts). */
import type { createAlertCall, ParsedInputOf } from '@shared/contract'
import { alertDirections, alertStates } from '@shared/contract/codes'
import { MOST_ALERTS } from '@shared/contract/limits'
import type { Context } from '@shared/engine/context'
import { all, prepared, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { Tick } from '@shared/engine/market/port'
import { symbolOf } from '@shared/engine/market/symbols'
import { notify } from '@shared/engine/messages/notify'
import { checkGrid, checkReach, freshTick } from '@shared/engine/positions/checks'
import { refuse } from '@shared/engine/refusals/refuse'
import { compare } from '@shared/money'
import { newAlertId } from './ids.ts'
import type { AlertRow } from './tables.ts'

const alerts = () => sql.selectFrom('price_alert').selectAll()

type Order = ParsedInputOf<typeof createAlertCall>

/** @throws Refused not-found, too-many, quantity-step, price-range, price-stale */
export function createAlert(tx: Tx, context: Context, userId: string, order: Order): AlertRow {
  const spec = symbolOf(order.symbol) ?? refuse('not-found', { field: 'symbol' })
  checkGrid({ price: order.price }, spec)
  checkReach('price', order.price, freshTick(context, spec), spec)
  const open = all(tx, alerts().where('user_id', '=', userId).where('state', '=', alertStates.open))
  if (open.length >= MOST_ALERTS) refuse('too-many', { n: MOST_ALERTS })
  const row: AlertRow = {
    id: newAlertId(),
    user_id: userId,
    symbol: spec.symbol,
    direction: order.direction,
    price: order.price,
    state: alertStates.open,
    client_order_id: order.clientOrderId,
    created_at: context.clock.now(),
    reached_at: null,
  }
  run(tx, sql.insertInto('price_alert').values(row))
  return row
}

/** @throws Refused not-found: another's does not exist for them */
export function deleteAlert(tx: Tx, userId: string, id: string): void {
  const gone = run(tx, sql.deleteFrom('price_alert').where('id', '=', id).where('user_id', '=', userId))
  if (gone === 0) refuse('not-found')
}

const isReached = ({ direction, price }: AlertRow, tick: Tick): boolean =>
  direction === alertDirections.rises ? compare(tick.price, price) >= 0 : compare(tick.price, price) <= 0

/** What a tick may have reached: found by floats, a hair more than those that it has. */
const near = (comparison: '<=' | '>=') => `SELECT * FROM price_alert
  WHERE state = 0 AND symbol = ? AND direction = ? AND CAST(price AS REAL) ${comparison} ? ORDER BY created_at, id`
const NEAR_RISES = near('<=')
const NEAR_FALLS = near('>=')
const HAIR = 1e-9

function nearTo(tx: Tx, { symbol, price }: Tick): AlertRow[] {
  const [up, down] = [Number(price) * (1 + HAIR), Number(price) * (1 - HAIR)]
  return [
    ...prepared(tx, NEAR_RISES).all(symbol, alertDirections.rises, up),
    ...prepared(tx, NEAR_FALLS).all(symbol, alertDirections.falls, down),
  ] as AlertRow[]
}

/** In the transaction that recorded the ticks. */
export function tellAlerts(tx: Tx, ticks: readonly Tick[], now: number): void {
  for (const tick of ticks) for (const row of nearTo(tx, tick)) if (isReached(row, tick)) tell(tx, row, tick, now)
}

/** Reached ones that a person keeps. */
export const MOST_REACHED = 100
const OLD = `DELETE FROM price_alert WHERE id IN (SELECT id FROM price_alert WHERE user_id = ? AND state = ${alertStates.reached}
  ORDER BY reached_at DESC, rowid DESC LIMIT -1 OFFSET ${MOST_REACHED})`

/** Of the reached ones the newest stay, so that a list of a person's alerts is short. */
export const dropOldAlerts = (tx: Tx, userId: string): unknown => prepared(tx, OLD).run(userId)

function tell(tx: Tx, row: AlertRow, { price }: Tick, now: number): void {
  const reached = { state: alertStates.reached, reached_at: now } as const
  run(tx, sql.updateTable('price_alert').set(reached).where('id', '=', row.id))
  dropOldAlerts(tx, row.user_id)
  notify(tx, {
    user: row.user_id,
    eventKey: `alert:${row.id}`,
    tab: 'transaction',
    template: row.direction === alertDirections.rises ? 'alert-risen' : 'alert-fallen',
    values: { symbol: row.symbol, level: row.price, price },
    path: `/kline?symbol=${row.symbol}`,
    at: now,
  })
}
