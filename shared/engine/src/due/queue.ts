/** One queue of all that falls due, in the database: no kill and no downtime loses a payment. */
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import type { Away, Due, DueKind } from './kinds.ts'

/** When each database's next event is tried: nothing is asked of it in a second in which nothing is due. */
const next = new WeakMap<Db, number>()

/** Not later than the first event of the queue; earlier where one that was scheduled was taken back again. */
export const nextDue = (db: Db): number => next.get(db) ?? Number.NEGATIVE_INFINITY

/** Whether events may be due and not done yet, e.g. those of a downtime. Reads nothing. */
export const isAnyDue = (db: Db, now: number): boolean => now >= nextDue(db)

const ADD = 'INSERT INTO due (kind, subject, n, at, try_at) VALUES (?, ?, ?, ?, ?)'

type Event = Omit<Due, 'n'> & { n?: number }

/** @param tryAt later than it is due, where it could not be done @throws where that event is in the queue already */
export function schedule(tx: Tx, { at, kind, subject, n = 0 }: Event, tryAt = at): void {
  prepared(tx, ADD).run(kind, subject, n, at, tryAt)
  next.set(tx, Math.min(nextDue(tx), tryAt))
}

/**
 * Schedules what one event left of its rows: it comes next, before all that falls due later.
 * @param n a number that the event had not yet, e.g. the last row that is done @returns what the event's handler returns
 */
export function scheduleRest(tx: Tx, due: Due, n = due.n + 1): 'more' {
  schedule(tx, { ...due, n })
  return 'more'
}

/** All of one kind about one subject; none is no error. */
export function unschedule(tx: Tx, kind: DueKind, subject: string): void {
  prepared(tx, 'DELETE FROM due WHERE kind = ? AND subject = ?').run(kind, subject)
}

const DELAY = 'UPDATE due SET at = at + ?1, try_at = try_at + ?1 WHERE kind = ?2 AND at > ?3'

/** All of one kind that was not due yet as the exchange went away comes so much later as it was away. */
export function delay(tx: Tx, kind: DueKind, { from, to }: Away): void {
  prepared(tx, DELAY).run(to - from, kind, from)
}

const FIRST = 'SELECT kind, subject, n, at FROM due WHERE try_at <= ? ORDER BY try_at, at, rowid LIMIT 1'

/** The first that is to be tried by now. */
export const firstDue = (db: Db, now: number) => prepared(db, FIRST).get(now) as Due | undefined

export function remove(tx: Tx, { kind, subject, n }: Due): void {
  prepared(tx, 'DELETE FROM due WHERE kind = ? AND subject = ? AND n = ?').run(kind, subject, n)
}

/** Behind the others, until then. */
export function postpone(tx: Tx, { kind, subject, n }: Due, until: number): void {
  prepared(tx, 'UPDATE due SET try_at = ? WHERE kind = ? AND subject = ? AND n = ?').run(until, kind, subject, n)
}

/** Remembers when the next is tried, once nothing is left to be done now. */
export function lookAhead(db: Db): void {
  const row = prepared(db, 'SELECT min(try_at) AS at FROM due').get() as { at: number | null }
  next.set(db, row.at ?? Number.POSITIVE_INFINITY)
}

const OF_SUBJECT = 'SELECT kind, subject, n, at FROM due WHERE subject = ? AND try_at <= ? ORDER BY at, rowid LIMIT 1'

const IS_DUE = 'SELECT 1 FROM due WHERE subject = ? AND kind = ? AND try_at <= ? LIMIT 1'

/** Whether an event about a subject is due and not done yet. Reads nothing while nothing at all is due. */
export const isDue = (db: Db, kind: DueKind, subject: string, now: number): boolean =>
  isAnyDue(db, now) && prepared(db, IS_DUE).get(subject, kind, now) !== undefined

/** Takes the first that is to be tried about one subject out of the queue: for who does it now, in this transaction. */
export function takeDue(tx: Tx, subject: string, now: number): Due | undefined {
  const due = prepared(tx, OF_SUBJECT).get(subject, now) as Due | undefined
  if (due) remove(tx, due)
  return due
}
