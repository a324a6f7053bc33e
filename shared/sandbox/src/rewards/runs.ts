/** What falls due at an hour of the calendar: done once for each day or week, whatever the clock does. */
import type { Context } from '../context.ts'
import { prepared } from '../db/query.ts'
import { type Tx, transact } from '../db/transact.ts'

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
