/** What accounts hold, in minor units. */
import type { Db } from '../db/open.ts'
import type { Account } from './account.ts'
import { booksOf } from './books.ts'

/** One account (`sub` '' unless given); 0 where it was never used. */
export function held(db: Db, { owner, currency, kind, sub = '' }: Account): bigint {
  const row = booksOf(db).sql.account.get(owner, currency, kind, sub) as { balance: bigint } | undefined
  return row?.balance ?? 0n
}

/** All sub-accounts of one kind that hold something, by sub. */
export function heldOfKind(db: Db, { owner, currency, kind }: Omit<Account, 'sub'>): Map<string, bigint> {
  const rows = booksOf(db).sql.heldOfKind.all(owner, currency, kind) as { sub: string; balance: bigint }[]
  return new Map(rows.map(row => [row.sub, row.balance]))
}

export type Holding = { currency: string; kind: string; sub: string; balance: bigint }

export type Total = Omit<Holding, 'sub'>

/** What a user holds or owes by currency and kind, sub-accounts added up: of these somebody has many. */
export const heldTotals = (db: Db, owner: string): Total[] => booksOf(db).sql.totalsByOwner.all(owner) as Total[]

/** Everything that an owner holds or owes. */
export const heldBy = (db: Db, owner: string): Holding[] => booksOf(db).sql.heldByOwner.all(owner) as Holding[]
