import { beforeAll, expect, test } from '@jest/globals'
import { openMarket, spec, type TestMarket } from '../../../sandbox/src/testing/market/market.ts'
import { type Bar, group, keptFrom, type StoredPeriod } from './bars.ts'
import { toPoints } from './points.ts'
import { DAY_SECONDS, isOpen, openSpans } from './sessions.ts'
import { barsBetween } from './store.ts'
import { symbols } from './symbols.ts'

let fresh: TestMarket
let now: number
beforeAll(() => {
  fresh = openMarket()
  now = fresh.clock.now() / 1000
})

const bars = (symbol: string, period: StoredPeriod, from = 0): Bar[] =>
  barsBetween(fresh.db, symbol, period, from, Number.MAX_SAFE_INTEGER)

test('a fresh exchange has its whole history within one load', () => {
  const { count } = fresh.db.prepare('SELECT count(*) AS count FROM candle').get() as { count: number }
  expect(count).toBeGreaterThan(200_000)
})

test.each([
  // 1,826 days and today's running one; days, quarters, minutes up to 10:00 on a Wednesday
  ['1d', 1826],
  ['1h', 90 * 24 + 10],
  ['15m', 21 * 96 + 40],
  ['1m', 3 * 1440],
] as const)('a coin has %s bars as long as they are kept: %p complete ones', (period, count) => {
  expect(bars('BTCUSDT', period)).toHaveLength(count)
})

test('metals and currencies have as many minutes as they were open, and no bar in closed hours', () => {
  for (const symbol of ['XAUUSD', 'EURUSD']) {
    const { hours } = spec(symbol)
    const open = openSpans(hours, keptFrom('1m', now), now)
    const minutes = bars(symbol, '1m')
    expect(minutes).toHaveLength(open.reduce((sum, [from, to]) => sum + (to - from) / 60, 0))
    expect(minutes.filter(bar => !isOpen(hours, bar.time))).toEqual([])
    expect(bars(symbol, '15m').filter(bar => !isOpen(hours, bar.time))).toEqual([])
    expect(bars(symbol, '1d').filter(bar => openSpans(hours, bar.time, bar.time + DAY_SECONDS).length === 0)).toEqual(
      [],
    )
  }
})

test.each([
  ['15m', '1m'],
  ['1h', '15m'],
  ['1d', '1h'],
] as const)('%s bars are the aggregate of the %s bars that are kept', (coarse, fine) => {
  for (const { symbol } of symbols) {
    const from = Math.ceil(keptFrom(fine, now) / DAY_SECONDS) * DAY_SECONDS
    const whole = bars(symbol, coarse, from)
    const made = new Map(group(coarse, bars(symbol, fine, from)).map(bar => [bar.time, bar]))
    expect(whole.map(bar => made.get(bar.time))).toEqual(whole)
    expect(whole.length).toBeGreaterThan(0)
  }
})

test('a coin opens each minute where it closed the last; the history ends at the reference price', () => {
  const minutes = bars('BTCUSDT', '1m')
  expect(minutes.slice(1).map(bar => bar.open)).toEqual(minutes.slice(0, -1).map(bar => bar.close))
  for (const { symbol, reference, pricePrecision } of symbols) {
    expect(toPoints(fresh.market.last(symbol)?.price ?? '', pricePrecision)).toBe(toPoints(reference, pricePrecision))
    expect(fresh.market.bars(symbol, '1m', undefined, 1).bars[0]?.[4]).toBe(fresh.market.last(symbol)?.price)
  }
})

test('five years ago it began at the price of then', () => {
  for (const { symbol, past, pricePrecision } of symbols.filter(each => each.category === 1))
    expect(bars(symbol, '1d')[0]?.open).toBe(toPoints(past, pricePrecision))
})

test('gaps at reopening lie between bars, and only there', () => {
  const minutes = bars('EURUSD', '1m')
  const jumps = minutes.slice(1).filter((bar, index) => bar.open !== minutes[index]?.close)
  // Sunday the 22nd lies within the last three days: one Monday, 05:00
  expect(jumps.map(bar => new Date((bar.time + 8 * 3600) * 1000).toISOString())).toEqual(
    minutes[0] && minutes[0].time < Date.parse('2026-11-23T05:00:00+08:00') / 1000 ? ['2026-11-23T05:00:00.000Z'] : [],
  )
})

test('EURJPY was EURUSD times USDJPY all the time, to the rounding of the three', () => {
  const closes = (symbol: string) => bars(symbol, '1d').map(bar => bar.close / 10 ** spec(symbol).pricePrecision)
  const [cross, euro, yen] = [closes('EURJPY'), closes('EURUSD'), closes('USDJPY')]
  expect(cross.length).toBeGreaterThan(1_000)
  for (const [index, price] of cross.entries()) {
    const product = (euro[index] ?? 0) * (yen[index] ?? 0)
    // the past and present references agree to four digits only
    expect(Math.abs(price / product - 1)).toBeLessThan(1e-4)
  }
})
