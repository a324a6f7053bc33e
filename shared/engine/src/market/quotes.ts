/** Prices as lists show them: the newest tick with its day around it. */
import type { Ticker } from '@shared/contract'
import { categories, marketStates } from '@shared/contract/codes'
import { big, changeRate, type Decimal, rollover, truncate } from '@shared/money'
import { stamp } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import type { Live } from './live.ts'
import { toDecimal, toPoints } from './points.ts'
import { DAY_SECONDS, nextClosing, nextOpening } from './sessions.ts'
import { barsBefore } from './store.ts'
import type { SymbolSpec } from './symbols.ts'

/** Price of one US dollar in a currency, e.g. of "JPY"; undefined for dollars themselves and for USDT. */
export type DollarIn = (currency: string) => Decimal | undefined

/**
 * What the complete minutes of the last 24 hours say; they end with the last tick, so that a closed market shows its last
 * day of trading. `turnover` is Σ volume·close of the minutes.
 */
type Day = { high: number; low: number; volume: number; turnover: number; base: number }

const dayQuery = `SELECT max(high) AS high, min(low) AS low, coalesce(sum(volume), 0) AS volume,
  coalesce(sum(volume * close), 0) AS turnover FROM candle WHERE symbol = ? AND period = '1m' AND time >= ?`
const firstQuery = `SELECT open FROM candle WHERE symbol = ? AND period = '1m' AND time >= ? ORDER BY time LIMIT 1`

/** The price that `change` counts from: 24 h ago; of metals and forex the last one before the trading day, from 05:00. */
function baseOf(db: Db, spec: SymbolSpec, minute: number): number | undefined {
  if (spec.category !== categories.crypto) return barsBefore(db, spec.symbol, '1h', rollover(minute), 1)[0]?.close
  return (prepared(db, firstQuery).get(spec.symbol, minute - DAY_SECONDS) as { open: number } | undefined)?.open
}

function dayOf(db: Db, { spec, running }: Live, points: number): Day {
  const minute = running['1m'] ?? { time: 0, open: points, high: points, low: points, close: points, volume: 0 }
  const row = prepared(db, dayQuery).get(spec.symbol, minute.time - DAY_SECONDS) as Record<keyof Day, number | null>
  return {
    high: row.high ?? minute.high,
    low: row.low ?? minute.low,
    volume: row.volume ?? 0,
    turnover: row.turnover ?? 0,
    base: baseOf(db, spec, minute.time) ?? minute.open,
  }
}

function spreadOf(spec: SymbolSpec, points: number): Partial<Ticker> {
  if (!spec.spread) return {}
  const half = toPoints(spec.spread, spec.pricePrecision) / 2
  return { bid: toDecimal(points - half, spec.pricePrecision), ask: toDecimal(points + half, spec.pricePrecision) }
}

function hoursOf(spec: SymbolSpec, now: number): Partial<Ticker> {
  const [opening, closing] = [nextOpening(spec.hours, now), nextClosing(spec.hours, now)]
  if (opening === undefined || closing === undefined) return {}
  return { nextOpenTime: stamp(opening * 1000), nextCloseTime: stamp(closing * 1000) }
}

/** In US dollars (= USDT), so that turnovers of unlike quote currencies can be ranked. */
function turnoverOf({ spec, running }: Live, day: Day, dollarIn: DollarIn): Decimal {
  const minute = running['1m']
  const units = day.turnover + (minute ? minute.volume * minute.close : 0)
  const quoted = toDecimal(units, spec.pricePrecision + spec.volumePrecision)
  return truncate(big(quoted).div(big(dollarIn(spec.quoteCurrency) ?? '1')), 2)
}

function dayFields(live: Live, day: Day, points: number): Partial<Ticker> {
  const { pricePrecision: places, volumePrecision } = live.spec
  const minute = live.running['1m']
  return {
    high24h: toDecimal(Math.max(day.high, minute?.high ?? points), places),
    low24h: toDecimal(Math.min(day.low, minute?.low ?? points), places),
    volume24h: toDecimal(day.volume + (minute?.volume ?? 0), volumePrecision),
    change: toDecimal(points - day.base, places),
    changeRate: changeRate(toDecimal(day.base, places), toDecimal(points, places)),
  }
}

export type Quotes = {
  /** @param now epoch second */
  ticker(live: Live, now: number, dollarIn: DollarIn): Ticker
  spark(live: Live): string[]
}

/** Reads the day behind a symbol once a minute and its hours once an hour. */
export function createQuotes(db: Db): Quotes {
  const days = remember(
    (live: Live) => live.running['1m']?.time,
    live => dayOf(db, live, toPoints(live.tick.price, live.spec.pricePrecision)),
  )
  const hours = remember(
    (live: Live) => live.running['1h']?.time,
    ({ spec, running }) =>
      barsBefore(db, spec.symbol, '1h', running['1h']?.time ?? Number.MAX_SAFE_INTEGER, 23).reverse(),
  )
  return {
    ticker(live, now, dollarIn) {
      const { spec, tick } = live
      const points = toPoints(tick.price, spec.pricePrecision)
      const day = days(live)
      return {
        symbol: spec.symbol,
        price: tick.price,
        ...spreadOf(spec, points),
        ...dayFields(live, day, points),
        turnover24h: turnoverOf(live, day, dollarIn),
        time: tick.time,
        seq: tick.seq,
        marketState: tick.open ? marketStates.open : marketStates.closed,
        ...hoursOf(spec, now),
      }
    },
    spark: live => [...hours(live).map(bar => toDecimal(bar.close, live.spec.pricePrecision)), live.tick.price],
  }
}

/** Keeps an answer per symbol for as long as its key (the start of a running bar) stays. */
function remember<T>(keyOf: (live: Live) => number | undefined, make: (live: Live) => T): (live: Live) => T {
  const known = new Map<string, { key: number | undefined; value: T }>()
  return live => {
    const key = keyOf(live)
    const old = known.get(live.spec.symbol)
    if (old && old.key === key) return old.value
    const value = make(live)
    known.set(live.spec.symbol, { key, value })
    return value
  }
}
