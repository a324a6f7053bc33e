/** What came from outside: recharges and adjustments, less what was withdrawn. Profit is what is left without it. */

import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { type EntryType, entryTypes } from '@shared/engine/ledger/index'
import { joined } from '@shared/engine/ledger/sums'
import { type Decimal, fromMinor, toMinor, worthOf } from '@shared/money'

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

/** USDT that came in on a day of UTC+8. @param day yyyy-MM-dd */
export const inflowOn = (db: Db, userId: string, day: string): Decimal => inflowOf(db, userId, day)

/** USDT that ever came in, by entries of one type or of all. */
export const inflowEver = (db: Db, userId: string, type?: EntryType): Decimal => inflowOf(db, userId, '', type)

const KEPT = `SELECT coalesce(sum(whole), 0) AS whole, coalesce(sum(minor), 0) AS minor FROM inflow_day
  WHERE user_id = ? AND day = ? AND type = coalesce(?, type)`

function inflowOf(db: Db, userId: string, day: string, type?: EntryType): Decimal {
  const statement = prepared(db, KEPT)
  statement.setReadBigInts(true)
  const { whole, minor } = statement.get(userId, day, type ? entryTypes[type] : null) as Record<string, bigint>
  return fromMinor(joined(whole ?? 0n, minor ?? 0n))
}
