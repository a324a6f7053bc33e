import { beforeAll, expect, test } from '@jest/globals'
import type { Call, candlesCall, HomeTicker, SymbolInfo, Ticker } from '@shared/contract'
import * as v from 'valibot'
import { openMarket, type TestMarket } from '../../../sandbox/src/testing/market/market.ts'
import { fromStamp, stamp } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Caller, Wire } from '../http/serve.ts'
import type { Language } from '../refusals/languages.ts'
import { bucketOf } from './bars.ts'
import { marketCalls } from './calls.ts'
import { DAY_SECONDS } from './sessions.ts'
import { symbols } from './symbols.ts'

let lived: TestMarket
beforeAll(() => {
  lived = openMarket()
  lived.live(90)
})

/** Asks as the server does: input parsed, output checked against the contract. */
function ask<T>(path: string, input: Record<string, unknown> = {}, language: Language = 'en-us', of = lived): T {
  const served = marketCalls.find(each => each.call.path.endsWith(path))
  if (!served) throw new Error(`${path} is not served`)
  const context = { market: of.market, clock: of.clock, db: of.db } as unknown as Context
  const caller = { context, language } as Caller
  const answer = served.handle(v.parse((served.call as Call).input, input), caller, {} as Wire)
  return v.parse(served.call.output, JSON.parse(JSON.stringify(answer))) as T
}

test('the list has every symbol by its own name, with terms that the contract knows and no numbers of the process', () => {
  const list = ask<SymbolInfo[]>('/list')
  expect(list.map(row => row.sort)).toEqual(symbols.map((_, index) => index + 1))
  expect(list.find(row => row.symbol === 'XAUUSD')).toMatchObject({
    name: 'Gold',
    category: 2,
    tradeTypes: [2, 3],
    spread: '0.30',
    sessions: expect.arrayContaining(['Mon 06:00-Tue 05:00']),
  })
  expect(JSON.stringify(list)).not.toMatch(/sigma|reference|factors|hours|dailyVolume/)
  expect(ask<SymbolInfo[]>('/list', {}, 'jp').find(row => row.symbol === 'EURUSD')?.name).toBe('ユーロ / 米ドル')
})

test('prices of the symbols asked for, or of all; spark only when asked', () => {
  const two = ask<Ticker[]>('/price', { symbols: 'XAUUSD,NOPE,BTCUSDT' })
  expect(two.map(ticker => ticker.symbol)).toEqual(['BTCUSDT', 'XAUUSD'])
  expect(two[0]).not.toHaveProperty('spark')
  expect(ask<Ticker[]>('/price')).toHaveLength(24)
  const [btc] = ask<Ticker[]>('/price', { symbols: 'BTCUSDT', spark: '1' })
  expect(btc?.spark).toHaveLength(24)
  expect(btc?.spark?.at(-1)).toBe(btc?.price)
})

test('a price carries its time, its number, its spread, and when trading ends', () => {
  const [gold] = ask<Ticker[]>('/price', { symbols: 'XAUUSD' })
  const points = Math.round(Number(gold?.price) * 100)
  expect(gold).toMatchObject({ time: lived.clock.now(), seq: 91, marketState: 1, nextCloseTime: '2026-11-26 05:00:00' })
  expect(Math.round(Number(gold?.bid) * 100)).toBe(points - 15)
  expect(Math.round(Number(gold?.ask) * 100)).toBe(points + 15)
})

test('high, low and volume are those of the last 24 hours of minutes, the running one among them', () => {
  const [btc] = ask<Ticker[]>('/price', { symbols: 'BTCUSDT' })
  const { bars } = lived.market.bars('BTCUSDT', '1m', undefined, 1441)
  const highs = bars.map(bar => Number(bar[2]))
  const lows = bars.map(bar => Number(bar[3]))
  const volume = bars.reduce((sum, bar) => sum + Math.round(Number(bar[5]) * 1000), 0)
  expect([Number(btc?.high24h), Number(btc?.low24h)]).toEqual([Math.max(...highs), Math.min(...lows)])
  expect(Math.round(Number(btc?.volume24h) * 1000)).toBe(volume)
  const turnover = bars.reduce((sum, bar) => sum + Number(bar[5]) * Number(bar[4]), 0)
  expect(Math.abs(Number(btc?.turnover24h) / turnover - 1)).toBeLessThan(1e-9)
})

test('a coin changes since 24 hours ago', () => {
  const [btc] = ask<Ticker[]>('/price', { symbols: 'BTCUSDT' })
  const minute = bucketOf('1m', lived.clock.now() / 1000)
  const { bars } = lived.market.bars('BTCUSDT', '1m', (minute - DAY_SECONDS) * 1000 + 1, 1)
  expect(bars[0]?.[0]).toBe((minute - DAY_SECONDS) * 1000)
  const base = Number(bars[0]?.[1])
  expect(Number(btc?.change)).toBeCloseTo(Number(btc?.price) - base, 6)
  expect(Number(btc?.changeRate)).toBeCloseTo(Number(btc?.price) / base - 1, 7)
})

test('metals and currencies change since the last price before 05:00; in closed hours the ended day stands', () => {
  const change = (start: string, seconds: number) => {
    const market = openMarket({ symbols: ['EURUSD'], start })
    market.live(seconds)
    const [ticker] = ask<Ticker[]>('/price', {}, 'en-us', market)
    const base = Number(ticker?.price) - Number(ticker?.change)
    const before = (when: string) => Number(market.market.bars('EURUSD', '1m', fromStamp(when), 1).bars[0]?.[4])
    return { base: base.toFixed(5), before: (when: string) => before(when).toFixed(5), ticker }
  }
  const wednesday = change('2026-11-25 10:00:00', 5)
  expect(wednesday.base).toBe(wednesday.before('2026-11-25 05:00:00'))
  const monday = change('2026-11-30 04:59:55', 10)
  expect(monday.base).toBe(monday.before('2026-11-28 05:00:00'))
  const sunday = change('2026-11-29 12:00:00', 5)
  expect(sunday.base).toBe(sunday.before('2026-11-27 05:00:00'))
  expect(sunday.ticker).toMatchObject({
    marketState: 0,
    time: fromStamp('2026-11-28 04:59:59'),
    nextOpenTime: '2026-11-30 05:00:00',
  })
  expect(Number(sunday.ticker?.high24h)).toBeGreaterThan(Number(sunday.ticker?.low24h))
})

test('turnovers are in dollars whatever the quote currency, so that they can be ranked', () => {
  const tickers = ask<Ticker[]>('/price', { symbols: 'USDJPY,EURJPY,EURUSD' })
  const [euro, yen, cross] = tickers.map(ticker => [Number(ticker.volume24h), Number(ticker.turnover24h)])
  // dollars bought with yen are that many dollars, to the move of the day
  expect((yen?.[1] ?? 0) / (yen?.[0] ?? 1)).toBeCloseTo(1, 1)
  expect((euro?.[1] ?? 0) / (euro?.[0] ?? 1)).toBeCloseTo(1.085, 1)
  expect((cross?.[1] ?? 0) / (cross?.[0] ?? 1)).toBeCloseTo(1.085, 1)
})

test('the tickers of Home are the prices with what a row draws; eight are hot', () => {
  const rows = ask<HomeTicker[]>('/getTicketList', {}, 'zh-hant')
  expect(rows).toHaveLength(24)
  expect(rows.filter(row => row.hot === 1)).toHaveLength(8)
  expect(rows.find(row => row.symbol === 'XAUUSD')).toMatchObject({
    name: '黃金',
    pricePrecision: 2,
    baseCurrency: 'XAU',
    quoteCurrency: 'USD',
    sort: 13,
  })
  expect(rows.every(row => row.spark?.length === 24)).toBe(true)
})

test.each(['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w', '1M'] as const)(
  'pages of %s bars join without a gap, an overlap or a cut bar',
  period => {
    const page = (endTime: number | undefined, limit: number) =>
      ask<v.InferOutput<typeof candlesCall.output>>('/kline', { symbol: 'BTCUSDT', period, endTime, limit })
    const whole = page(undefined, 40)
    const newest = page(undefined, 15)
    const older = page(newest.bars[0]?.[0], 25)
    expect([...older.bars, ...newest.bars]).toEqual(whole.bars)
    expect(newest.more).toBe(true)
    for (const [time] of whole.bars) expect(bucketOf(period, time / 1000)).toBe(time / 1000)
    expect(whole.bars.at(-1)?.[4]).toBe(lived.market.last('BTCUSDT')?.price)
  },
)

test('derived bars are made of the stored ones', () => {
  const bars = (period: '1m' | '5m' | '1d' | '1w', limit: number) =>
    lived.market.bars('BTCUSDT', period, undefined, limit).bars
  const fives = bars('5m', 50).slice(1)
  for (const [time, open, high, low, close, volume] of fives) {
    const minutes = bars('1m', 300).filter(bar => bar[0] >= time && bar[0] < time + 300_000)
    expect([open, close]).toEqual([minutes[0]?.[1], minutes.at(-1)?.[4]])
    expect(Number(high)).toBe(Math.max(...minutes.map(bar => Number(bar[2]))))
    expect(Number(low)).toBe(Math.min(...minutes.map(bar => Number(bar[3]))))
    expect(Number(volume)).toBeCloseTo(
      minutes.reduce((sum, bar) => sum + Number(bar[5]), 0),
      6,
    )
  }
  expect(new Date(bars('1w', 3)[0]?.[0] ?? 0).toISOString()).toMatch(/T16:00/)
})

test('the oldest page says that there is no more, and begins with a whole bar', () => {
  for (const period of ['1d', '1w', '1M'] as const) {
    const { bars, more } = lived.market.bars(
      'BTCUSDT',
      period,
      (lived.clock.now() / 1000 - 1_700 * DAY_SECONDS) * 1000,
      500,
    )
    expect(more).toBe(false)
    expect(bucketOf(period, (bars[0]?.[0] ?? 0) / 1000)).toBe((bars[0]?.[0] ?? 0) / 1000)
    expect(stamp(bars[0]?.[0] ?? 0) >= '2021-11-25').toBe(true)
  }
})

test('an unknown symbol is refused; a limit above 500 is no input', () => {
  expect(() => ask('/kline', { symbol: 'NOPEUSDT', period: '1m' })).toThrow('not-found')
  expect(() => ask('/kline', { symbol: 'BTCUSDT', period: '1m', limit: 501 })).toThrow()
})

test('the distribution counts every symbol once', () => {
  type Answer = { rise: number; flat: number; fall: number; closed: number; bins: { count: number }[]; time: string }
  const sum = ({ bins }: Answer) => bins.reduce((total, bin) => total + bin.count, 0)
  const all = ask<Answer>('/getPriceDistribution')
  expect(sum(all) + all.closed).toBe(24)
  expect(all.rise + all.flat + all.fall).toBe(sum(all))
  expect(all.bins).toHaveLength(9)
  expect(all.time).toBe(stamp(lived.clock.now()))
  const sunday = openMarket({ start: '2026-11-29 12:00:00', symbols: ['BTCUSDT', 'XAUUSD', 'EURUSD'] })
  expect(ask<Answer>('/getPriceDistribution', {}, 'en-us', sunday)).toMatchObject({ closed: 2 })
  expect(ask<Answer>('/getPriceDistribution', { category: 3 }, 'en-us', sunday)).toMatchObject({ closed: 1, rise: 0 })
})
