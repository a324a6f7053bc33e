/** What other domains ask of the books. */
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import type { UserKind } from './account.ts'
import { type Books, booksOf, statementsOf } from './books.ts'
import { type EntryType, entryTypes } from './entry-types.ts'
import type { OrderId } from './kept-refusal.ts'
import { joined } from './sums.ts'

/** Whether anything of somebody's money was booked before a moment (epoch ms). */
export const heldBefore = (db: Db, owner: string, at: number): boolean =>
  prepared(db, 'SELECT 1 FROM ledger_owner WHERE owner = ? AND first_at < ?').get(owner, at) !== undefined

const MOVED = "SELECT at FROM ledger_line WHERE owner = ? AND currency <> 'VUSDT' ORDER BY at DESC LIMIT 1"

/** When somebody's money moved last, epoch ms. */
export const movedAt = (db: Db, owner: string): number | undefined =>
  (prepared(db, MOVED).get(owner) as { at: number } | undefined)?.at

/** Id of the newest entry in the books of a currency: numbers the keys of what is posted about one thing again and again. */
export const lastEntry = (db: Db, currency: string): number =>
  Number(statementsOf(booksOf(db), currency).lastEntry.get()?.id)

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

type AcceptedOrder = { call: string; body_hash: string; reply: string; entries_after: number; entries_upto: number }

/** As it is kept, in whichever books. */
export const orderOf = (books: Books, { userId, clientOrderId }: OrderId): AcceptedOrder | undefined =>
  (books.sql.order.get(userId, clientOrderId) ?? books.simulated.order.get(userId, clientOrderId)) as
    | AcceptedOrder
    | undefined

/** An accepted order by the id that the phone gave it: its call and its reply. */
export function acceptedOrder(db: Db, userId: string, clientOrderId: string) {
  const row = orderOf(booksOf(db), { userId, clientOrderId })
  return row && { call: row.call, reply: JSON.parse(row.reply) as unknown }
}

/** The id of what an accepted order made or changed, as its reply names it; undefined where there is no such order. */
export function idOrdered(db: Db, userId: string, clientOrderId: string): string | undefined {
  const reply = acceptedOrder(db, userId, clientOrderId)?.reply
  return reply instanceof Object && 'id' in reply ? String(reply.id) : undefined
}
