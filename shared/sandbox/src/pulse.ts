/** The exchange's heart: what happens each second. */
import type { Beat, Box } from './box.ts'
import { writeState } from './db/state.ts'
import { guarded } from './guarded.ts'
import { booksOf } from './ledger/index.ts'
import type { MarketEngine } from './market/index.ts'
import { watchPositions } from './positions/index.ts'

/** A longer gap was sleep: the market fills it by itself, and what fell due is done at once. */
const LIVED_ONE_BY_ONE = 10

/**
 * One second: prices, positions and the clock in one transaction; then each domain for itself.
 * What fails is logged and tried again a second later; the others go on.
 */
export function beatOnce(box: Box, market: MarketEngine, beats: readonly Beat[], now: number): void {
  guarded(box.log, 'market', () =>
    market.second(now, (tx, ticks) => {
      // under a halt the positions wait: their postings would be refused
      if (!booksOf(box.db).halted) watchPositions(tx, box, ticks)
      if (box.clock.manual) writeState(tx, 'clock', String(now))
    }),
  )
  for (const beat of beats) guarded(box.log, beat.name, () => beat(box, now))
}

/** Beats at each whole second of the real clock, never drifting. @returns the end of it */
export function startPulse(now: () => number, beat: (now: number) => void): () => void {
  let last = Math.floor(now() / 1000)
  let timer: NodeJS.Timeout
  const next = () => {
    timer = setTimeout(live, 1000 - (now() % 1000) + 1)
  }
  const live = () => {
    const second = Math.floor(now() / 1000)
    for (const due of secondsDue(last, second)) beat(due * 1000)
    last = Math.max(last, second)
    next()
  }
  next()
  return () => clearTimeout(timer)
}

/** Seconds after `last` up to `now`: each after a pause of the process, only the newest after a sleep. */
export function secondsDue(last: number, now: number): number[] {
  const from = now - last > LIVED_ONE_BY_ONE ? now : last + 1
  return Array.from({ length: Math.max(0, now - from + 1) }, (_, i) => from + i)
}
