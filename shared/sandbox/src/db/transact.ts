/** One operation = one function = one transaction, with no await inside. */
import type { Db } from './open.ts'

declare const inTransaction: unique symbol
/** A database inside a transaction: what `post` and every write of money asks for. */
export type Tx = Db & { readonly [inTransaction]: true }

/**
 * BEGIN IMMEDIATE … COMMIT; on any throw ROLLBACK and the error goes on.
 * Nested calls and work that returns a promise throw: both would break the one-operation rule.
 */
export function transact<T>(db: Db, work: (tx: Tx) => T): T {
  if (db.isTransaction) throw new Error('transact inside transact: pass the tx on instead')
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work(db as Tx)
    if (result instanceof Promise) throw new Error('transact got a promise: its work must be synchronous')
    db.exec('COMMIT')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}
