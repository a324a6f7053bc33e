/**
 * Deletes once a day what no rule looks at any more, 1,000 rows a second at most, so that nobody waits for a whole night's.
 * After a restart it looks again and finds nothing that is gone.
 */
import { dayOf } from '../clock.ts'
import type { Beat } from '../context.ts'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import { type Tx, transact } from '../db/transact.ts'

/** Deletes some of the rows that are too old. @returns how many, `most` at the utmost: fewer where none is left */
export type Delete = (tx: Tx, now: number, most: number) => number

/** Rows whose moment, in epoch ms, lies further back than `kept`. An index must begin with the column. */
export function olderThan(table: string, column: string, kept: number): Delete {
  const text = `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${column} < ? LIMIT ?)`
  return (tx, now, most) => Number(prepared(tx, text).run(now - kept, most).changes)
}

const MOST = 1000

/** @param from the time of day, UTC+8 in ms, at which a night begins @param name for the log */
export function nightly(name: string, from: number, deletes: readonly Delete[]): Beat {
  const done = new WeakMap<Db, string>()
  const beat: Beat = ({ db }, now) => {
    const night = dayOf(now - from)
    if (done.get(db) === night) return
    const isDone = transact(db, tx => deleteSome(tx, now, deletes))
    if (isDone) done.set(db, night)
  }
  return Object.defineProperty(beat, 'name', { value: name })
}

/** @returns whether nothing is left */
function deleteSome(tx: Tx, now: number, deletes: readonly Delete[]): boolean {
  let left = MOST
  for (const some of deletes) {
    left -= some(tx, now, left)
    if (left <= 0) return false
  }
  return true
}
