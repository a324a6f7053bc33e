/** Proves the database and the books, and halts every write of money where they are not sound. */
import type { Db } from '../db/open.ts'
import { exchangeState, setExchangeState } from '../db/state.ts'
import { transact } from '../db/transact.ts'
import { booksOf } from './books.ts'
import { checkSince, checkSlices, type Fault } from './check.ts'

/** Everything, while the caller waits. @returns what is wrong, in words; empty where all is well */
export const proveBooks = (db: Db): string[] => judge(db, [...proofs(db)].flat())

/** A start that reads this many entries from a cold disk, each with its accounts, lines and key, takes some four seconds. */
const MOST_AT_START = 5000

/**
 * What was booked since the books were last proved, and at most so many entries: a start waits for no more, and the rest is
 * proved beside it (prover.ts). Books that were halted stay so.
 */
export function proveRecent(db: Db, most = MOST_AT_START): string[] {
  const from = () => Math.max(Number(exchangeState(db, 'proved') ?? 0), lastEntryIn(db) - most)
  const kept = exchangeState(db, 'halted')
  const found = told(() => checkSince(db, from()))
  return halt(db, kept ? [kept, ...found.filter(fault => fault !== kept)] : found)
}

/** After a proof of everything: halts the books, or lifts a halt. */
export function judge(db: Db, faults: string[]): string[] {
  keepHalt(db, faults[0] ?? '')
  return faults
}

/** After a proof of a part: it lifts no halt. */
export function halt(db: Db, faults: string[]): string[] {
  if (faults[0]) keepHalt(db, booksOf(db).halted ?? faults[0])
  return faults
}

/** On the disk too: the next start proves less than what found the fault. */
function keepHalt(db: Db, fault: string): void {
  const books = booksOf(db)
  const before = books.halted
  if (fault) books.faultsFound++
  if ((exchangeState(db, 'halted') ?? '') === fault && (before ?? '') === fault) return
  books.halted = fault || null
  try {
    transact(db, tx => {
      if (before && !fault) books.hooks.lifted?.(tx)
      setExchangeState(tx, 'halted', fault)
    })
  } catch (error) {
    books.halted = before
    throw error
  }
}

/** Of the entries behind one. */
export const proveSince = (db: Db, entry: number): string[] => told(() => checkSince(db, entry))

export const lastEntryIn = (db: Db): number => Number(db.prepare('SELECT max(id) AS id FROM ledger_entry').get()?.id)

/** After so many nobody needs more. */
const ENOUGH = 100

/** A slice at a time, each with its own look at the database. It ends once enough is wrong. */
export function* proofs(db: Db): Generator<string[]> {
  let found = 0
  for (const faults of slices(db)) {
    yield faults
    found += faults.length
    if (found >= ENOUGH) return
  }
}

function* slices(db: Db): Generator<string[]> {
  for (const name of tablesOf(db)) yield told(() => damages(db, name))
  const checks = checkSlices(db)
  for (let isOver = false; !isOver; ) {
    yield told(() => {
      const { value, done = false } = checks.next()
      isOver = done
      return value ?? []
    })
  }
}

/** What charts are drawn of is no money, and two million rows a day: nobody waits for those to be looked through. */
const PROVED = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('candle', 'tick')"
const tablesOf = (db: Db) =>
  db
    .prepare(PROVED)
    .all()
    .map(({ name }) => String(name))

/** A page that cannot be read at all is thrown, not listed. */
function told(look: () => readonly (Fault | string)[]): string[] {
  try {
    return look().map(fault => (typeof fault === 'string' ? fault : `(${fault.invariant}) ${fault.what}`))
  } catch (error) {
    return [String(error)]
  }
}

const damages = (db: Db, name: string): string[] =>
  db
    .prepare(`PRAGMA quick_check(${JSON.stringify(name)})`)
    .all()
    .flatMap(({ quick_check: line }) => (line === 'ok' ? [] : [String(line)]))
