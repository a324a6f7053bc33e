/** Total assets of everybody at 00:00 (UTC+8), so that a day's profit can be told. */

import type { Decimal } from '@shared/money'
import { DAY, dayOf, dayStart, fromStamp, MINUTE } from '../clock.ts'
import type { Context } from '../context.ts'
import { prepared } from '../db/query.ts'
import { exchangeState, setExchangeState } from '../db/state.ts'
import { type Tx, transact } from '../db/transact.ts'
import { owners } from '../ledger/index.ts'
import { totalAssetsOf } from './assets.ts'
import { contextAt, PriceUnknown } from './midnight.ts'

/** Further back nobody can ask. */
const MOST_DAYS = 90

/**
 * The first second of a day takes it. A midnight that passed while the exchange was down is valued at its own minute's
 * prices, the holdings being those of then, as nobody could move them since; without a price it is left out.
 */
export function takeSnapshots(context: Context, now: number): void {
  const day = dayOf(now)
  const last = exchangeState(context.db, 'snapshot-day')
  if (last === day) return
  transact(context.db, tx => {
    for (const midnight of midnightsSince(last, now)) takeAll(tx, context, midnight, now)
    setExchangeState(tx, 'snapshot-day', day)
  })
}

/** Those after the day that was taken last; today's alone where none was. */
function midnightsSince(last: string | undefined, now: number): number[] {
  const today = dayStart(now)
  const missed = Math.round((today - fromStamp(`${last} 00:00:00`)) / DAY)
  const count = missed > 1 && missed <= MOST_DAYS ? missed : 1
  return Array.from({ length: count }, (_, nth) => today - (count - 1 - nth) * DAY)
}

function takeAll(tx: Tx, context: Context, midnight: number, now: number): void {
  const then = now < midnight + MINUTE ? context : contextAt(context, midnight)
  for (const userId of owners(tx)) {
    const total = knownTotal(then, userId)
    if (total !== undefined) keep(tx, userId, dayOf(midnight), total)
  }
}

function knownTotal(context: Context, userId: string): Decimal | undefined {
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
