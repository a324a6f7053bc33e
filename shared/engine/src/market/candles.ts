/** Bars of any period: the stored ones and the running one, grouped. */
import type { CandlePeriod } from '@shared/contract'
import type { Db } from '../db/open.ts'
import { type Bar, basis, bucketOf, group, nextBucket } from './bars.ts'
import type { Live } from './live.ts'
import { toDecimal } from './points.ts'
import type { Bars, BarTuple } from './port.ts'
import { barsBefore } from './store.ts'
import type { SymbolSpec } from './symbols.ts'

function toTuple({ pricePrecision, volumePrecision }: SymbolSpec, bar: Bar): BarTuple {
  const price = (points: number) => toDecimal(points, pricePrecision)
  const { time, open, high, low, close, volume } = bar
  return [time * 1000, price(open), price(high), price(low), price(close), toDecimal(volume, volumePrecision)]
}

/** Bars of the basis before a second, oldest first, the running one last. */
function basisBars(db: Db, live: Live, period: CandlePeriod, before: number, limit: number): Bar[] {
  const [base] = basis[period]
  const running = live.running[base]
  const bars = barsBefore(db, live.spec.symbol, base, before, limit).reverse()
  return running && running.time < before ? [...bars, running] : bars
}

/** @param end epoch ms: only bars that start before it; undefined: up to now */
export function barsOf(db: Db, live: Live, period: CandlePeriod, end: number | undefined, limit: number): Bars {
  const before = end === undefined ? Number.MAX_SAFE_INTEGER : nextBucket(period, Math.ceil(end / 1000) - 1)
  const wanted = (limit + 1) * basis[period][1]
  const found = basisBars(db, live, period, before, wanted)
  const bars = group(period, found)
  // the oldest bar of all may have lost its beginning
  const [oldest] = found
  if (oldest && found.length < wanted && bucketOf(period, oldest.time) < oldest.time) bars.shift()
  return { bars: bars.slice(-limit).map(bar => toTuple(live.spec, bar)), more: bars.length > limit }
}
