/** What other domains ask of the books. */
import type { Db } from '../db/open.ts'
import { first, prepared, sql } from '../db/query.ts'
import type { UserKind } from './account.ts'
import { booksOf } from './books.ts'
import { type EntryType, entryTypes } from './entry-types.ts'
import { joined } from './sums.ts'

/** Whether anything of somebody's money was booked before a moment (epoch ms). */
export const heldBefore = (db: Db, owner: string, at: number): boolean =>
  prepared(db, 'SELECT 1 FROM ledger_owner WHERE owner = ? AND first_at < ?').get(owner, at) !== undefined

/** Id of the newest entry: numbers the keys of what is posted about one thing again and again. */
export const lastEntry = (db: Db): number => Number(booksOf(db).sql.lastEntry.get()?.id)

const BOOKED = `SELECT coalesce(sum(plus_whole + minus_whole), 0) AS whole, coalesce(sum(plus_minor + minus_minor), 0) AS minor
  FROM ledger_sum
  WHERE owner = ? AND period = ? AND currency = ? AND kind = coalesce(?, kind) AND type IN (SELECT value FROM json_each(?))`

type Booked = { owner: string; day: string; currency: string; kind?: UserKind; types: readonly EntryType[] }

/** What entries of some types brought somebody on one day, in minor units; negative where they cost. Of one kind of account, or of all. */
export function bookedOn(db: Db, { owner, day, currency, kind, types }: Booked): bigint {
  const statement = prepared(db, BOOKED)
  statement.setReadBigInts(true)
  const codes = JSON.stringify(types.map(type => entryTypes[type]))
  const { whole, minor } = statement.get(owner, day, currency, kind ?? null, codes) as { whole: bigint; minor: bigint }
  return joined(whole, minor)
}

/** An accepted order by the id that the phone gave it: its call, its reply, and the entries that it posted. */
export function acceptedOrder(db: Db, userId: string, clientOrderId: string) {
  const orders = sql.selectFrom('client_order').select(['call', 'reply', 'entries_after', 'entries_upto'])
  const row = first(db, orders.where('user_id', '=', userId).where('client_order_id', '=', clientOrderId))
  return row && { ...row, reply: JSON.parse(row.reply) as unknown }
}
