/** The exchange's heart: what happens each second. */

import type { Beat, Context } from '@shared/engine/context'
import { setExchangeState } from '@shared/engine/db/state'
import { guarded } from '@shared/engine/guarded'
import { booksOf } from '@shared/engine/ledger/index'
import { HASHED_AT_MOST, type MarketEngine } from '@shared/engine/market/index'
import { liveBridged, watchPositions } from '@shared/engine/positions/index'
import { tellAlerts } from '@shared/products/alerts/index'
import { watchLoans } from '@shared/products/loans/index'
import { comeBack } from './away.ts'

/**
 * One second: prices, positions and the clock in one transaction; then each domain for itself.
 * What fails is logged and tried again a second later; the others go on.
 */
export function beatOnce(context: Context, market: MarketEngine, beats: readonly Beat[], now: number): void {
  guarded(context.log, 'market', () =>
    market.second(now, (tx, ticks) => {
      // under a halt positions and loans wait: their postings would be refused
      if (!booksOf(context.db).halted) {
        liveBridged(tx, context, now)
        watchPositions(tx, context, ticks, now)
        watchLoans(tx, context, ticks, now)
        comeBack(tx, context)
      }
      tellAlerts(tx, ticks, now)
      setExchangeState(tx, 'alive', String(context.clock.now()))
      if (context.clock.manual) setExchangeState(tx, 'clock', String(now))
    }),
  )
  for (const beat of beats) guarded(context.log, beat.name, () => beat(context, now))
}

/**
 * Beats at each whole second of the real clock, never drifting. Seconds that a busy process missed come one a turn of
 * the loop: requests are answered between.
 * @param since the last one lived, epoch ms
 * @returns the end of it
 */
export function startPulse(now: () => number, beat: (now: number) => void, since = now()): () => void {
  let last = Math.floor(since / 1000)
  let timer: NodeJS.Timeout
  const due = () => nextDue(last, Math.floor(now() / 1000))
  const next = () => {
    timer = setTimeout(live, due() === undefined ? 1000 - (now() % 1000) + 1 : 0)
  }
  const live = () => {
    const second = due()
    if (second !== undefined) beat(second * 1000)
    last = second ?? last
    next()
  }
  next()
  return () => clearTimeout(timer)
}

/**
 * The second to live after `last`, if it is not later than `now`: a stop-loss is owed each that had a price. Only the
 * newest after a gap that the market bridges: that is as a restart.
 */
export function nextDue(last: number, now: number): number | undefined {
  if (now <= last) return undefined
  return now - last > HASHED_AT_MOST ? now : last + 1
}
