/** Proves the database and the books, and halts every write of money where they are not sound. */
import type { Db } from '../db/open.ts'
import { booksOf } from './books.ts'
import { checkLedger } from './check.ts'

/** @returns what is wrong, in words; empty where all is well */
export function proveBooks(db: Db): string[] {
  const faults = [...tables(db).flatMap(name => told(() => damages(db, name))), ...told(() => ledgerFaults(db))]
  booksOf(db).halted = faults[0] ?? null
  return faults
}

/** What charts are drawn of is no money, and two million rows a day: nobody waits for those to be looked through. */
const PROVED = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('candle', 'tick')"
const tables = (db: Db) => db.prepare(PROVED).all()

/** A page that cannot be read at all is thrown, not listed. */
function told(look: () => string[]): string[] {
  try {
    return look()
  } catch (error) {
    return [String(error)]
  }
}

const damages = (db: Db, { name }: { name?: unknown }): string[] =>
  db
    .prepare(`PRAGMA quick_check(${JSON.stringify(name)})`)
    .all()
    .flatMap(({ quick_check: line }) => (line === 'ok' ? [] : [String(line)]))

const ledgerFaults = (db: Db) => checkLedger(db).map(({ invariant, what }) => `(${invariant}) ${what}`)
