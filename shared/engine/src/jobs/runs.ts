/** What falls due at an hour of the calendar: done once for each day or week, whatever the clock does. */
import type { Context } from '../context.ts'
import { prepared } from '../db/query.ts'
import { type Tx, transact } from '../db/transact.ts'
import { type Job, slice } from './slices.ts'

export type Run = {
  event: string
  /** The day or week that is due now; one that went by while the exchange was down is past. */
  period(now: number): string
  /** @returns false where more is left, for the next second */
  work(tx: Tx, context: Context, now: number): boolean
}

const DONE = 'SELECT 1 FROM due_run WHERE event = ? AND period = ?'
const MARK = 'INSERT INTO due_run VALUES (?, ?, ?)'

/** Work and mark stand together or not at all. */
export function runOnce(context: Context, { event, period, work }: Run, now: number): void {
  const due = period(now)
  if (prepared(context.db, DONE).get(event, due)) return
  transact(context.db, tx => {
    if (work(tx, context, now)) prepared(tx, MARK).run(event, due, now)
  })
}

/**
 * A run over many rows, a slice a second. The place where it goes on says its period, so the next period begins with the
 * first row, also where a downtime broke off the one before.
 */
export function slicedRun<Row>(event: string, period: Run['period'], job: Omit<Job<Row>, 'name'>): Run {
  const keyed = (now: number): Job<Row> => {
    const prefix = `${period(now)} `
    const placeIn = (after: string) => (after.startsWith(prefix) ? after.slice(prefix.length) : '')
    return {
      ...job,
      name: event,
      next: (tx, after, limit) => job.next(tx, placeIn(after), limit, now),
      keyOf: row => prefix + job.keyOf(row),
    }
  }
  return { event, period, work: (tx, context, now) => slice(keyed(now), tx, context, now) }
}
