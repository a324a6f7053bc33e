/** What accounts hold, in minor units. */
import type { Db } from '../db/open.ts'
import { type Account, HOUSE } from './account.ts'
import { booksOf, statementsOf } from './books.ts'

/** One account (`sub` '' unless given); 0 where it was never used. */
export function held(db: Db, { owner, currency, kind, sub = '' }: Account): bigint {
  const row = statementsOf(booksOf(db), currency).account.get(owner, currency, kind, sub) as
    | { balance: bigint }
    | undefined
  return row?.balance ?? 0n
}

/** All sub-accounts of one kind that hold something, by sub. */
export function heldOfKind(db: Db, { owner, currency, kind }: Omit<Account, 'sub'>): Map<string, bigint> {
  const rows = statementsOf(booksOf(db), currency).heldOfKind.all(owner, currency, kind) as {
    sub: string
    balance: bigint
  }[]
  return new Map(rows.map(row => [row.sub, row.balance]))
}

export type Holding = { currency: string; kind: string; sub: string; balance: bigint }

export type Total = Omit<Holding, 'sub'>

/** What a user holds or owes by currency and kind, sub-accounts added up: of these somebody has many. Virtual money is last. */
export function heldTotals(db: Db, owner: string): Total[] {
  const { sql, simulated } = booksOf(db)
  return [sql, simulated].flatMap(({ totalsByOwner }) => totalsByOwner.all(owner) as Total[])
}

/** Everything that an owner holds or owes; of the house nothing of its sides of virtual money. */
export function heldBy(db: Db, owner: string): Holding[] {
  const { sql, simulated } = booksOf(db)
  const books = owner === HOUSE ? [sql] : [sql, simulated]
  return books.flatMap(({ heldByOwner }) => heldByOwner.all(owner) as Holding[])
}
