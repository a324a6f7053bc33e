/** What a person had at each full hour of today, so that the day can be drawn (docs/rules/wallet.md#course-of-the-day). */
import type { assetCourseCall, OutputOf } from '@shared/contract'
import { dayOf, dayStart, HOUR, stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { exchangeState } from '@shared/engine/db/state'
import { type Tx, transact } from '@shared/engine/db/transact'
import { movedAt } from '@shared/engine/ledger/index'
import type { Decimal } from '@shared/money'
import { inflowOn } from './inflow.ts'
import { contextAt } from './midnight.ts'
import { totalAt } from './midnight-totals.ts'
import { knownTotal } from './snapshots.ts'

type Course = OutputOf<typeof assetCourseCall>
type Hour = { at: number; total: Decimal; inflow: Decimal }

/**
 * 00:00 and each full hour of today that is known, oldest first. Hours are valued when the person asks, once each: from the
 * person's last entry on, what they hold is what they held then. An hour before that entry is known if it was asked for before it.
 */
export function assetCourse(context: Context, userId: string): Course {
  const { clock, db } = context
  const now = clock.now()
  const midnight = dayStart(now)
  const total = totalAt(db, userId, midnight)
  if (total === undefined) return []
  const hours = hoursSince(db, userId, midnight)
  const found = valuedHours(context, userId, { last: Math.max(midnight, hours.at(-1)?.at ?? 0), now })
  if (found.length > 0) transact(db, tx => keep(tx, userId, midnight, found))
  return [{ at: midnight, total, inflow: '0' }, ...hours, ...found].map(hour => ({
    time: stamp(hour.at),
    totalAssets: hour.total,
    inflow: hour.inflow,
  }))
}

/** The hours after `last` up to now in which nothing of the person's has moved since. */
function valuedHours(context: Context, userId: string, { last, now }: { last: number; now: number }): Hour[] {
  const from = Math.max(last, movedAt(context.db, userId) ?? 0)
  const count = Math.floor(now / HOUR) - Math.floor(from / HOUR)
  const inflow = inflowOn(context.db, userId, dayOf(now))
  const watched = Number(exchangeState(context.db, 'watched'))
  return Array.from({ length: count }, (_, n) => (Math.floor(from / HOUR) + n + 1) * HOUR).flatMap(at => {
    const total = knownTotal({ at, context: contextAt(context, at), isMet: watched >= at }, userId)
    return total === undefined ? [] : [{ at, total, inflow }]
  })
}

const HOURS = 'SELECT at, total, inflow FROM asset_hour WHERE user_id = ? AND at > ? ORDER BY at'

const hoursSince = (db: Db, userId: string, midnight: number): Hour[] =>
  prepared(db, HOURS).all(userId, midnight) as Hour[]

/** Hours of an earlier day go: nobody asks for them. */
function keep(tx: Tx, userId: string, midnight: number, hours: readonly Hour[]): void {
  prepared(tx, 'DELETE FROM asset_hour WHERE user_id = ? AND at <= ?').run(userId, midnight)
  const insert = prepared(tx, 'INSERT INTO asset_hour (user_id, at, total, inflow) VALUES (?, ?, ?, ?)')
  for (const { at, total, inflow } of hours) insert.run(userId, at, total, inflow)
}
