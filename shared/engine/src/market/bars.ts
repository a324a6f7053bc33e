/** Candles: which periods are kept, how a bar grows, how coarse ones come of fine ones. Times are epoch seconds. */
import type { CandlePeriod } from '@shared/contract'
import { DAY_SECONDS, dayStartSecond, UTC8 } from './sessions.ts'

/** Prices in points, volume in the symbol's smallest volume unit: whole numbers all. */
export type Bar = { time: number; open: number; high: number; low: number; close: number; volume: number }

/** Kept in the database, fine to coarse; the other periods are made of these when asked for. */
export const stored = ['1m', '15m', '1h', '1d'] as const
export type StoredPeriod = (typeof stored)[number]

const minutes = { '1m': 1, '5m': 5, '15m': 15, '30m': 30, '1h': 60, '4h': 240, '1d': 1440 } as const

/** How long a stored period is kept, in days. */
export const keptDays: Record<StoredPeriod, number> = { '1m': 3, '15m': 21, '1h': 90, '1d': 1826 }

/** The stored period that another is made of, and at most how many of its bars go into one. */
export const basis: Record<CandlePeriod, readonly [StoredPeriod, number]> = {
  '1m': ['1m', 1],
  '5m': ['1m', 5],
  '15m': ['15m', 1],
  '30m': ['15m', 2],
  '1h': ['1h', 1],
  '4h': ['1h', 4],
  '1d': ['1d', 1],
  '1w': ['1d', 7],
  '1M': ['1d', 31],
}

/** 00:00 UTC+8 of the first of the month that lies `later` months after the second's. */
function monthStart(second: number, later: number): number {
  const local = new Date((second + UTC8) * 1000)
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + later) / 1000 - UTC8
}

/** Start of the bar that holds a second. Days, weeks (from Monday) and months begin at 00:00 UTC+8. */
export function bucketOf(period: CandlePeriod, second: number): number {
  if (period === '1M') return monthStart(second, 0)
  const day = dayStartSecond(second)
  if (period === '1w') return day - (((day + UTC8) / DAY_SECONDS + 3) % 7) * DAY_SECONDS
  const length = minutes[period] * 60
  return second - ((second - day) % length)
}

/** Start of the bar after the one that holds a second. */
export function nextBucket(period: CandlePeriod, second: number): number {
  if (period === '1M') return monthStart(second, 1)
  return bucketOf(period, second) + (period === '1w' ? 7 * DAY_SECONDS : minutes[period] * 60)
}

/** The first second whose bars of a period are still kept. 1m starts on the hour, the others on a day: no coarser bar is cut. */
export function keptFrom(period: StoredPeriod, now: number): number {
  const from = now - keptDays[period] * DAY_SECONDS
  return period === '1m' ? bucketOf('1h', from) : dayStartSecond(from)
}

/** A bar with what came after it: open stays, close moves, extremes widen, volume adds. */
export const merge = (bar: Bar, next: Bar): Bar => ({
  time: bar.time,
  open: bar.open,
  high: Math.max(bar.high, next.high),
  low: Math.min(bar.low, next.low),
  close: next.close,
  volume: bar.volume + next.volume,
})

/** The bars that are not complete yet. */
export type Running = Partial<Record<StoredPeriod, Bar>>

export type Closed = (period: StoredPeriod, bar: Bar) => void

/**
 * Adds a piece (a tick, or a bar of `period`) to the running bars of its period and all coarser ones.
 * @param closed gets each bar that the piece leaves behind, once
 */
export function fold(running: Running, piece: Bar, period: StoredPeriod, closed: Closed): void {
  const finest = stored.indexOf(period)
  for (const [index, each] of stored.entries()) {
    const bar = running[each]
    const time = bucketOf(each, piece.time)
    const goesOn = index >= finest && bar?.time === time
    if (bar && !goesOn) closed(each, bar)
    if (index < finest) delete running[each]
    else running[each] = bar && goesOn ? merge(bar, piece) : { ...piece, time }
  }
}

/** Bars of any period out of bars of its basis, oldest first. */
export function group(period: CandlePeriod, bars: readonly Bar[]): Bar[] {
  const groups: Bar[] = []
  for (const bar of bars) {
    const time = bucketOf(period, bar.time)
    const last = groups.at(-1)
    if (last?.time === time) groups[groups.length - 1] = merge(last, bar)
    else groups.push({ ...bar, time })
  }
  return groups
}
