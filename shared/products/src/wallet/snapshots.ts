/** Total assets of everybody at 00:00 (UTC+8), so that a day's profit can be told. */

import { DAY, dayOf, dayStart, fromStamp, MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { type Db, openReader } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { exchangeState, setExchangeState } from '@shared/engine/db/state'
import { type Tx, transact } from '@shared/engine/db/transact'
import { guarded } from '@shared/engine/guarded'
import { openBooks } from '@shared/engine/ledger/index'
import type { Decimal } from '@shared/money'
import { totalAssetsOf } from './assets.ts'
import { contextAt, contextNow, PriceUnknown } from './midnight.ts'

/** Further back nobody can ask. */
const MOST_DAYS = 90

/** Totals of one turn of the loop. The first turns run code that is not compiled yet, and take five times as long as later ones. */
const AT_ONCE = 20

/** A midnight, or a full hour of today. */
type Moment = {
  /** Epoch ms. */
  at: number
  /** Its own prices and clock. */
  context: Context
  /** Whether positions have met the prices up to it and none after it. */
  isMet: boolean
}
type Midnight = Moment & { day: string }

/** Midnights that are being valued, person by person, in the order of their ids. */
type Job = {
  /** The books as they were when it began. */
  books: Db
  midnights: readonly Midnight[]
  /** The last person who was valued. */
  after: string
  next?: NodeJS.Immediate
}

const jobs = new WeakMap<Db, Job>()

/**
 * The first second of a day begins it, the next turns of the loop go on, by a connection to the database that still sees
 * what everybody had then. A midnight that passed while the exchange was down is valued at its own minute's prices, the
 * holdings being those of then, as nobody could move them since; without a price it is left out. A person with leverage has
 * no total of a midnight whose prices the positions have not met, since the exchange was down or its books were halted:
 * those prices may liquidate them. A person whose option or second contract ended before the midnight and is not settled yet
 * has none either: its result will be booked before that midnight. Who was not valued when the process ends is left out,
 * too. Under a manual clock all of it is done at once.
 */
export function takeSnapshots(context: Context, now: number, most = AT_ONCE): void {
  const last = exchangeState(context.db, 'snapshot-day')
  if (last !== dayOf(now)) begin(context, midnightsSince(last, now), now)
  goOn(context, context.clock.manual ? Number.POSITIVE_INFINITY : most)
}

/** A slice, and after it the next one. Where one fails, the beat of the next second goes on. */
function goOn(context: Context, most: number): void {
  const job = jobs.get(context.db)
  if (!job) return
  clearImmediate(job.next)
  if (valueSome(context.db, job, most)) return endSnapshots(context.db)
  job.next = setImmediate(() => guarded(context.log, 'takeSnapshots', () => goOn(context, most)))
}

/** Lets go of what the job sees. */
export function endSnapshots(db: Db): void {
  const job = jobs.get(db)
  jobs.delete(db)
  clearImmediate(job?.next)
  if (job && job.books !== db) job.books.close()
}

function begin(present: Context, midnights: readonly number[], now: number): void {
  const { db } = present
  endSnapshots(db)
  const books = asOfNow(present)
  const context = { ...present, db: books }
  const views = midnights.map(at => ({
    day: dayOf(at),
    at,
    context: now < at + MINUTE ? contextNow(context) : contextAt(context, at),
    isMet: Math.abs(Number(exchangeState(db, 'watched')) - at) <= MINUTE,
  }))
  jobs.set(db, { books, midnights: views, after: '' })
  transact(db, tx => setExchangeState(tx, 'snapshot-day', dayOf(now)))
}

function asOfNow({ db, clock }: Context): Db {
  const file = db.location()
  if (clock.manual || file === null) return db
  const reader = openReader(file)
  openBooks(reader, clock.now)
  // what a transaction sees is settled by its first look
  reader.exec('BEGIN; SELECT 1 FROM exchange_state')
  return reader
}

/** Those after the day that was taken last; today's alone where none was. */
function midnightsSince(last: string | undefined, now: number): number[] {
  const today = dayStart(now)
  const missed = Math.round((today - fromStamp(`${last} 00:00:00`)) / DAY)
  const count = missed > 1 && missed <= MOST_DAYS ? missed : 1
  return Array.from({ length: count }, (_, nth) => today - (count - 1 - nth) * DAY)
}

const NEXT = 'SELECT owner FROM ledger_owner WHERE owner > ? ORDER BY owner LIMIT ?'

/** @returns whether everybody is valued */
function valueSome(db: Db, job: Job, most: number): boolean {
  const limit = Number.isFinite(most) ? Math.max(1, Math.floor(most / job.midnights.length)) : -1
  const rows = prepared(job.books, NEXT).all(job.after, limit) as { owner: string }[]
  transact(db, tx => {
    for (const { owner } of rows) keepTotals(tx, job, owner)
  })
  job.after = rows.at(-1)?.owner ?? job.after
  return rows.length !== limit
}

function keepTotals(tx: Tx, { midnights }: Job, userId: string): void {
  for (const midnight of midnights) {
    const total = knownTotal(midnight, userId)
    if (total !== undefined) keep(tx, userId, midnight.day, total)
  }
}

/** @returns undefined where it cannot be told */
export function knownTotal({ at, context, isMet }: Moment, userId: string): Decimal | undefined {
  const { db, positions } = context
  if (!isMet && positions.hadLeverage(userId, context)) return undefined
  if (positions.hasOverdue(userId, db, at)) return undefined
  try {
    return totalAssetsOf(context, userId)
  } catch (error) {
    if (error instanceof PriceUnknown) return undefined
    throw error
  }
}

/** Of one, at a midnight that is now. */
export function takeSnapshot(tx: Tx, context: Context, userId: string): void {
  keep(tx, userId, dayOf(context.clock.now()), totalAssetsOf(context, userId))
}

function keep(tx: Tx, userId: string, day: string, total: string): void {
  prepared(tx, 'INSERT INTO asset_snapshot (user_id, day, total) VALUES (?, ?, ?) ON CONFLICT DO NOTHING').run(
    userId,
    day,
    total,
  )
}
