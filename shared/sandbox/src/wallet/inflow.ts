/** What came from outside: recharges and adjustments, less what was withdrawn. Profit is what is left without it. */
import { type Decimal, fromMinor, toMinor, worthOf } from '@shared/money'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'

/**
 * Notes one entry, valued now.
 * @param minor of the currency, negative where it went out
 * @param price USDT per unit; without one it counts nothing
 */
export function noteInflow(
  tx: Tx,
  {
    entryId,
    userId,
    minor,
    price,
    at,
  }: { entryId: number; userId: string; minor: bigint; price: Decimal | undefined; at: number },
): void {
  const value = toMinor(worthOf({ quantity: fromMinor(minor), ...(price && { price }) }))
  prepared(tx, 'INSERT INTO inflow (entry_id, user_id, value, at) VALUES (?, ?, ?, ?)').run(entryId, userId, value, at)
}

/** USDT that came in since a moment (epoch ms). */
export const inflowSince = (db: Db, userId: string, since: number): Decimal =>
  inflowBetween(db, userId, since, Number.MAX_SAFE_INTEGER)

/** USDT that came in from a moment until before another (epoch ms). */
export function inflowBetween(db: Db, userId: string, from: number, to: number): Decimal {
  const row = prepared(
    db,
    'SELECT CAST(coalesce(sum(value), 0) AS TEXT) AS value FROM inflow WHERE user_id = ? AND at >= ? AND at < ?',
  ).get(userId, from, to) as { value: string }
  return fromMinor(BigInt(row.value))
}
