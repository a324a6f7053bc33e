/**
 * Work over everybody's rows, a slice a second: each slice is one transaction of at most `limit` rows, so that nobody waits
 * for all of them. The last row done is kept in the database, so a job goes on there after a kill.
 */
import type { Beat, Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { exchangeState, type Key, setExchangeState } from '../db/state.ts'
import { type Tx, transact } from '../db/transact.ts'
import { booksOf } from '../ledger/index.ts'
import { alone } from './alone.ts'

export type Job<Row> = {
  /** Unique, and never changed: its place in the database bears it. */
  name: string
  /** Rows of one slice. */
  limit: number
  /** The next rows by key, the first behind `after`; '' is before the first. */
  next(tx: Tx, after: string, limit: number, now: number): Row[]
  keyOf(row: Row): string
  /** Does one row. Where it throws it alone is rolled back and logged, and the job goes on behind it. */
  each(tx: Tx, context: Context, row: Row, now: number): void
}

/**
 * Does the next slice.
 * @returns true where it was the last one: the next slice begins anew. So it is the work of a Run (rewards/runs.ts)
 */
export function slice<Row>(job: Job<Row>, tx: Tx, context: Context, now: number): boolean {
  const place: Key = `job:${job.name}`
  const rows = job.next(tx, exchangeState(tx, place) ?? '', job.limit, now)
  for (const row of rows) alone(context, tx, `${job.name} ${job.keyOf(row)}`, () => job.each(tx, context, row, now))
  const last = rows.at(-1)
  const isLast = rows.length < job.limit || last === undefined
  setExchangeState(tx, place, isLast ? '' : job.keyOf(last))
  return isLast
}

/** Whether some rows are done and others are not. */
export const isUnderWay = (db: Db, name: string): boolean => (exchangeState(db, `job:${name}`) ?? '') !== ''

/** One slice a second, for ever: after the last row comes the first. Halted books keep it waiting. */
export function slices<Row>(job: Job<Row>): Beat {
  const beat: Beat = (context, now) => {
    if (!booksOf(context.db).halted) transact(context.db, tx => slice(job, tx, context, now))
  }
  // the log names a beat by its function
  return Object.defineProperty(beat, 'name', { value: job.name })
}
