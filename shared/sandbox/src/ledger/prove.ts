/** Proves the database and the books, and halts every write of money where they are not sound. */
import type { Db } from '../db/open.ts'
import { booksOf } from './books.ts'
import { checkLedger } from './check.ts'

/** @returns what is wrong, in words; empty where all is well */
export function proveBooks(db: Db): string[] {
  const faults = [...damaged(db), ...checkLedger(db).map(({ invariant, what }) => `(${invariant}) ${what}`)]
  booksOf(db).halted = faults[0] ?? null
  return faults
}

function damaged(db: Db): string[] {
  const rows = db.prepare('PRAGMA quick_check').all() as { quick_check: string }[]
  return rows.map(row => row.quick_check).filter(line => line !== 'ok')
}
