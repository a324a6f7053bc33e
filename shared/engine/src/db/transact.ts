/** One operation = one function = one transaction, with no await inside. */
import type { Db } from './open.ts'
import { prepared } from './query.ts'
import { beginNotes, forgetNotes, keepNotes } from './undo.ts'

declare const inTransaction: unique symbol
/** A database inside a transaction: what `post` and every write of money asks for. */
export type Tx = Db & { readonly [inTransaction]: true }

const undone = new WeakMap<Db, number>()
/** How often writes were rolled back. A copy of rows in memory uses db/undo.ts, which tells it which of them. */
export const rollbacks = (db: Db): number => undone.get(db) ?? 0

/**
 * BEGIN IMMEDIATE … COMMIT; on any throw ROLLBACK and the error goes on.
 * Nested calls and work that returns a promise throw: both would break the one-operation rule.
 */
export function transact<T>(db: Db, work: (tx: Tx) => T): T {
  if (db.isTransaction) throw new Error('transact inside transact: pass the tx on instead')
  db.exec('BEGIN IMMEDIATE')
  return whole(db, work, 'COMMIT', () => db.exec('ROLLBACK'))
}

/** One of several operations of a transaction: a throw takes back this one alone. */
export function part<T>(tx: Tx, work: (tx: Tx) => T): T {
  tx.exec('SAVEPOINT part')
  return whole(tx, work, 'RELEASE part', () => tx.exec('ROLLBACK TO part; RELEASE part'))
}

function whole<T>(db: Db, work: (tx: Tx) => T, keep: string, undo: () => void): T {
  const before = writes(db)
  beginNotes(db)
  let result: T
  try {
    result = work(db as Tx)
    if (result instanceof Promise) throw new Error('transact got a promise: its work must be synchronous')
    db.exec(keep)
  } catch (error) {
    // a refusal mostly comes before anything is written
    if (!db.isTransaction || writes(db) !== before) undone.set(db, rollbacks(db) + 1)
    takeBack(db, undo)
    throw error
  }
  keepNotes(db)
  return result
}

function takeBack(db: Db, undo: () => void): void {
  try {
    if (db.isTransaction) undo()
  } finally {
    forgetNotes(db)
  }
}

/** Rows ever written, those taken back too. */
const writes = (db: Db) => prepared(db, 'SELECT total_changes() AS n').get()?.n
