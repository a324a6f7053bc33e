/** Statements about money. */
import type { StatementSync } from 'node:sqlite'
import type { Db } from '../db/open.ts'

/** Money is read as bigint: above 90 million units a JavaScript number would lose its last digits. */
export function exact(db: Db, text: string): StatementSync {
  const statement = db.prepare(text)
  statement.setReadBigInts(true)
  return statement
}
