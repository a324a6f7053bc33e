/** The ledger of one database: its clock, its prepared statements, and whether it may be written. */
import type { StatementSync } from 'node:sqlite'
import type { Db } from '../db/open.ts'
import { refuse } from '../refusals/refuse.ts'
import type { Hooks } from './hooks.ts'
import { KEEP_SUM } from './sum-tables.ts'

type Statements = ReturnType<typeof prepare>

export type Books = {
  /** Epoch milliseconds of the exchange. */
  now(): number
  /** Why nothing may be posted; null while the books are sound. */
  halted: string | null
  readonly sql: Statements
  /** What other domains prove and hear. */
  readonly hooks: Hooks
}

const opened = new WeakMap<Db, Books>()

/** Prepares the ledger of a migrated database. Twice on one database: the clock is replaced. */
export function openBooks(db: Db, now: () => number, hooks: Hooks = { claims: [], listeners: [] }): Books {
  const books: Books = { now, halted: null, sql: prepare(db), hooks }
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

/** Money is read as bigint: above 90 million units a JavaScript number would lose its last digits. */
function exact(db: Db, text: string): StatementSync {
  const statement = db.prepare(text)
  statement.setReadBigInts(true)
  return statement
}

function prepare(db: Db) {
  return {
    account: exact(
      db,
      'SELECT id, balance FROM ledger_account WHERE owner = ? AND currency = ? AND kind = ? AND sub = ?',
    ),
    newAccount: exact(
      db,
      'INSERT INTO ledger_account (owner, currency, kind, sub, balance) VALUES (?, ?, ?, ?, ?) RETURNING id',
    ),
    setBalance: db.prepare('UPDATE ledger_account SET balance = ? WHERE id = ?'),
    heldOfKind: exact(
      db,
      'SELECT sub, balance FROM ledger_account WHERE owner = ? AND currency = ? AND kind = ? AND balance <> 0',
    ),
    heldByOwner: exact(
      db,
      'SELECT currency, kind, sub, balance FROM ledger_account WHERE owner = ? AND balance <> 0 ORDER BY currency, kind, sub',
    ),
    entryByKey: db.prepare('SELECT id, body_hash FROM ledger_entry WHERE key = ?'),
    newEntry: db.prepare(
      'INSERT INTO ledger_entry (key, body_hash, type, ref_kind, ref_id, note, biz_time, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    lastEntry: db.prepare('SELECT coalesce(max(id), 0) AS id FROM ledger_entry'),
    newPosting: db.prepare(
      'INSERT INTO ledger_posting (entry_id, seq, account_id, amount, after) VALUES (?, ?, ?, ?, ?)',
    ),
    newLine: db.prepare(
      'INSERT INTO ledger_line (owner, entry_id, seq, type, currency, kind, amount, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    keepSum: db.prepare(KEEP_SUM),
    keepOwner: db.prepare(
      'INSERT INTO ledger_owner VALUES (?, ?) ON CONFLICT DO UPDATE SET first_at = excluded.first_at WHERE excluded.first_at < first_at',
    ),
    totalsByOwner: exact(
      db,
      'SELECT currency, kind, balance FROM ledger_total WHERE owner = ? AND balance <> 0 ORDER BY currency, kind',
    ),
    order: db.prepare('SELECT call, body_hash, reply FROM client_order WHERE user_id = ? AND client_order_id = ?'),
    newOrder: db.prepare(
      'INSERT INTO client_order (user_id, client_order_id, call, body_hash, reply, entries_after, entries_upto, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
  }
}
