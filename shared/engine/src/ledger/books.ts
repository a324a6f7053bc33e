/** The ledger of one database: its clock, its prepared statements, and whether it may be written. */
import type { Db } from '../db/open.ts'
import { refuse } from '../refusals/refuse.ts'
import { VIRTUAL } from './account.ts'
import { exact } from './exact.ts'
import type { Hooks } from './hooks.ts'
import { simulated } from './simulated/names.ts'
import { prepareSimulated } from './simulated/statements.ts'
import { KEEP_SUM } from './sum-tables.ts'

export type Statements = ReturnType<typeof prepare>

export type Books = {
  /** Epoch milliseconds of the exchange. */
  now(): number
  /** Why nothing may be posted; null while the books are sound. */
  halted: string | null
  /** How often a fault was found: a proof that began before the last one does not know of it. */
  faultsFound: number
  readonly sql: ReturnType<typeof prepareMoney>
  /** Of the books of virtual money. */
  readonly simulated: Statements & ReturnType<typeof prepareSimulated>
  /** What other domains prove and hear. */
  readonly hooks: Hooks
}

const opened = new WeakMap<Db, Books>()

/** Prepares the ledger of a migrated database. Twice on one database: the clock is replaced. */
export function openBooks(db: Db, now: () => number, hooks: Hooks = { claims: [], listeners: [] }): Books {
  const virtual = { ...prepare(db, simulated), ...prepareSimulated(db) }
  const books: Books = { now, halted: null, faultsFound: 0, sql: prepareMoney(db), simulated: virtual, hooks }
  opened.set(db, books)
  return books
}

/** @throws where openBooks was not called */
export function booksOf(db: Db): Books {
  const books = opened.get(db)
  if (!books) throw new Error('The books of this database are not open: call openBooks after migrate')
  return books
}

/** What `work` books is of another time: of a history that is lived after the fact. */
export function bookedAt<T>(db: Db, now: () => number, work: () => T): T {
  const books = booksOf(db)
  opened.set(db, { ...books, now })
  try {
    return work()
  } finally {
    opened.set(db, books)
  }
}

/** The books, for a write. @throws Refused ledger-halted */
export function writable(db: Db): Books {
  const books = booksOf(db)
  if (books.halted) refuse('ledger-halted')
  return books
}

/** The statements of the books that a currency is in. */
export const statementsOf = (books: Books, currency: string | undefined): Statements =>
  currency === VIRTUAL ? books.simulated : books.sql

const prepareMoney = (db: Db) => ({
  ...prepare(db, text => text),
  keepOwner: db.prepare(
    'INSERT INTO ledger_owner VALUES (?, ?) ON CONFLICT DO UPDATE SET first_at = excluded.first_at WHERE excluded.first_at < first_at',
  ),
})

/** @param named the statement about the books that are meant */
function prepare(db: Db, named: (text: string) => string) {
  const read = (text: string) => exact(db, named(text))
  const write = (text: string) => db.prepare(named(text))
  return {
    account: read('SELECT id, balance FROM ledger_account WHERE owner = ? AND currency = ? AND kind = ? AND sub = ?'),
    newAccount: read(
      'INSERT INTO ledger_account (owner, currency, kind, sub, balance) VALUES (?, ?, ?, ?, ?) RETURNING id',
    ),
    setBalance: write('UPDATE ledger_account SET balance = ? WHERE id = ?'),
    heldOfKind: read(
      'SELECT sub, balance FROM ledger_account WHERE owner = ? AND currency = ? AND kind = ? AND balance <> 0',
    ),
    heldByOwner: read(
      'SELECT currency, kind, sub, balance FROM ledger_account WHERE owner = ? AND balance <> 0 ORDER BY currency, kind, sub',
    ),
    entryByKey: write('SELECT id, body_hash FROM ledger_entry WHERE key = ?'),
    newEntry: write(
      'INSERT INTO ledger_entry (key, body_hash, type, ref_kind, ref_id, note, biz_time, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    lastEntry: write('SELECT coalesce(max(id), 0) AS id FROM ledger_entry'),
    newPosting: write('INSERT INTO ledger_posting (entry_id, seq, account_id, amount, after) VALUES (?, ?, ?, ?, ?)'),
    newLine: write(
      'INSERT INTO ledger_line (owner, entry_id, seq, type, currency, kind, amount, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    keepSum: write(KEEP_SUM),
    totalsByOwner: read(
      'SELECT currency, kind, balance FROM ledger_total WHERE owner = ? AND balance <> 0 ORDER BY currency, kind',
    ),
    order: write(
      'SELECT call, body_hash, reply, entries_after, entries_upto FROM client_order WHERE user_id = ? AND client_order_id = ?',
    ),
    newOrder: write(
      'INSERT INTO client_order (user_id, client_order_id, call, body_hash, reply, entries_after, entries_upto, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
  }
}
