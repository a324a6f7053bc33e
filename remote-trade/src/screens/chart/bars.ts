/**
 * Bars as the chart draws them: of floats, since they become places on a screen. No figure of money is made of them.
 * Times are epoch milliseconds of a bar's beginning.
 */

import type { OutputOf } from '@shared/contract'
import type { CandlePeriod, candlesCall } from '@shared/contract/calls/trade'
import type { Ticker } from 'shell/market-feed'
import { bucketOf } from './period.ts'

export type Bar = { timestamp: number; open: number; high: number; low: number; close: number; volume: number }
type Tuple = OutputOf<typeof candlesCall>['bars'][number]

/** What of a tick makes a bar grow. */
export type Tick = Pick<Ticker, 'price' | 'time' | 'volume24h'>

export const toBar = ([timestamp, open, high, low, close, volume]: Tuple): Bar => ({
  timestamp,
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
  volume: Number(volume),
})

/**
 * What was traded between two ticks, by the day's volume. It is nothing where old minutes have just left the day: a little is
 * lost there, until the finished bar is fetched.
 */
export function tradedBetween(before: Tick | null, after: Tick): number {
  const [was, is] = [before?.volume24h, after.volume24h]
  return was && is ? Math.max(0, Number(is) - Number(was)) : 0
}

/**
 * The running bar once a tick has come: the same one grown, or a new one that it begins.
 * @returns null for a tick that is older than the running bar
 */
export function grow(last: Bar | undefined, tick: Tick, traded: number, period: CandlePeriod): Bar | null {
  const [timestamp, price] = [bucketOf(period, tick.time), Number(tick.price)]
  if (!last || timestamp > last.timestamp)
    return { timestamp, open: price, high: price, low: price, close: price, volume: traded }
  if (timestamp < last.timestamp) return null
  const { open, high, low, volume } = last
  return {
    timestamp,
    open,
    high: Math.max(high, price),
    low: Math.min(low, price),
    close: price,
    volume: volume + traded,
  }
}

/** Bars of ticks alone, oldest first, where a server keeps none. */
export function barsOf(ticks: readonly Tick[], period: CandlePeriod): Bar[] {
  const bars: Bar[] = []
  let before: Tick | null = null
  for (const tick of ticks) {
    const bar = grow(bars.at(-1), tick, tradedBetween(before, tick), period)
    before = tick
    if (!bar) continue
    if (bars.at(-1)?.timestamp === bar.timestamp) bars.pop()
    bars.push(bar)
  }
  return bars
}
