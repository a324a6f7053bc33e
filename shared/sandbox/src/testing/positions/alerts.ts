/** What must hold of somebody's price alerts after any second: what the price has reached is told, once, and moved no money. */
import { expect } from '@jest/globals'
import { alertDirections, alertStates } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { prepared } from '@shared/engine/db/query'
import { compare } from '@shared/money'
import type { AlertRow } from '@shared/products/alerts/tables'

const isBeyond = ({ market }: Context, { symbol, direction, price }: AlertRow): boolean => {
  const order = compare(market.last(symbol)?.price ?? '0', price)
  return direction === alertDirections.rises ? order >= 0 : order <= 0
}

const BOOKED = 'SELECT count(*) AS n FROM ledger_entry WHERE ref_id IN (SELECT id FROM price_alert WHERE user_id = ?)'
const TOLD = "SELECT substr(event_key, 7) AS id FROM message WHERE user_id = ? AND event_key LIKE 'alert:%' ORDER BY id"

/** @returns which were told */
export function checkAlerts(context: Context, user: string): string[] {
  const { db } = context
  const rows = prepared(db, 'SELECT * FROM price_alert WHERE user_id = ? ORDER BY id').all(user) as AlertRow[]
  const [open, reached] = [alertStates.open, alertStates.reached].map(one => rows.filter(({ state }) => state === one))
  expect((open ?? []).filter(row => isBeyond(context, row))).toEqual([])
  const told = prepared(db, TOLD)
    .all(user)
    .map(row => String(row.id))
  expect(told).toEqual((reached ?? []).map(({ id }) => id))
  expect(prepared(db, BOOKED).get(user)).toEqual({ n: 0 })
  return told
}
