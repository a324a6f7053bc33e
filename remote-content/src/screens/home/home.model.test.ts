import { expect, test } from '@jest/globals'
import type { UserInfo } from '@shared/contract/calls/account'
import type { Notice } from '@shared/contract/calls/content'
import type { Ticker } from 'shell/market-feed'
import { dayList, dayOpenOf, entries, investments, namesOf, newest, placesOf, prompt, ranking } from './home.model.ts'

const live = (way: string) => `#${way}`
const except = (path: string) => (way: string) => (way.startsWith(path) ? undefined : `#${way}`)
const user = (change: Partial<UserInfo>) => ({ id: '1', ...change }) as UserInfo
const kindOf = (person: UserInfo | null, later = false) => prompt(person, later, live)?.kind ?? null

test('a visitor is asked in; a person to take the next step of their verification', () => {
  expect(kindOf(null)).toBe('visitor')
  expect(kindOf(user({ basicState: null }))).toBe('verify')
  expect(kindOf(user({ basicState: 0 }))).toBe('review')
  expect(kindOf(user({ basicState: -1 }))).toBe('rejected')
  expect(kindOf(user({ basicState: 1, advancedState: null }))).toBe('higher')
})

test('who has nothing left to prove is left alone, and so is who is waiting', () => {
  expect(kindOf(user({ basicState: 1, advancedState: 1 }))).toBeNull()
  expect(kindOf(user({ basicState: 1, advancedState: 0 }))).toBeNull()
})

test('prompts for nothing that the server does not tell', () => {
  expect(kindOf(user({}))).toBeNull()
  expect(kindOf(user({ basicState: 1 }))).toBeNull()
  expect(kindOf(user({ advancedState: null }))).toBe('higher')
})

test('only the offer of higher limits can be put off', () => {
  expect(kindOf(user({ basicState: 1, advancedState: -1 }), true)).toBeNull()
  expect(kindOf(user({ basicState: null }), true)).toBe('verify')
})

test('a step whose page is not live is not asked for', () => {
  expect(prompt(user({ basicState: null }), false, except('/shenfenRenzheng'))).toBeNull()
})

test('an entry stands where its page is live and the server has its feature', () => {
  const names = (paths: string[], features: string[]) =>
    entries(
      way => (paths.includes(way) ? `#${way}` : undefined),
      name => features.includes(name),
    ).map(({ name }) => name)
  expect(names(['/chongzhi', '/bisai', '/taolilicai'], [])).toEqual(['arbitrage', 'recharge'])
  expect(names(['/chongzhi', '/bisai'], ['competitions'])).toEqual(['recharge', 'contest'])
  expect(names([], ['competitions', 'live-chat', 'options'])).toEqual([])
})

const ticker = (symbol: string, change: Partial<Ticker> = {}): Ticker => ({ symbol, price: '1.50', time: 0, ...change })
const names = (tickers: readonly Ticker[]) => tickers.map(({ symbol }) => symbol)

test('where everything is live the entries are those of the specification, in its order', () => {
  const all = entries(live, () => true).map(({ name }) => name)
  expect(all.join(' ')).toBe('arbitrage mining debt lending options recharge swap contest chat')
})

test("the investments are those whose pages are live, one's own orders last", () => {
  expect(
    investments(live)
      .map(({ name }) => name)
      .join(' '),
  ).toBe('arbitrage mining debt offering orders')
  expect(investments(except('/ieo')).map(({ name }) => name)).not.toContain('offering')
})

test('the 24h list shows what is hot, as the exchange sorts it, eight at most', () => {
  const hot = Array.from({ length: 10 }, (_, n) => ticker(`S${n}`, { hot: 1, sort: 20 - n }))
  expect(names(dayList([...hot, ticker('COLD', { hot: 0, sort: 1 })]))).toEqual([
    'S9',
    'S8',
    'S7',
    'S6',
    'S5',
    'S4',
    'S3',
    'S2',
  ])
})

const market = [
  ticker('A', { changeRate: '0.01', turnover24h: '900' }),
  ticker('B', { changeRate: '-0.20', turnover24h: '1000' }),
  ticker('C', { changeRate: '0.1', turnover24h: '900' }),
  ticker('D', { changeRate: '0', turnover24h: '20' }),
  ticker('E', { changeRate: '0.9', turnover24h: '5000', marketState: 0 }),
  ticker('F', { changeRate: '-0.03' }),
]

test('Hot goes by turnover, ties by name, closed markets last', () => {
  expect(names(ranking(market, 'hot'))).toEqual(['B', 'A', 'C', 'D', 'F', 'E'])
})

test('Rise holds what rose, Loss what fell, the furthest first', () => {
  expect(names(ranking(market, 'rise'))).toEqual(['C', 'A', 'E'])
  expect(names(ranking(market, 'loss'))).toEqual(['B', 'F'])
})

test('a ranking holds ten rows', () => {
  expect(
    ranking(
      Array.from({ length: 30 }, (_, n) => ticker(`S${n}`)),
      'hot',
    ),
  ).toHaveLength(10)
})

test('a symbol without its two currencies stands for itself, a price without a precision for its own digits', () => {
  expect(namesOf(ticker('BTCUSDT', { baseCurrency: 'BTC', quoteCurrency: 'USDT' }))).toEqual({
    base: 'BTC',
    quote: 'USDT',
  })
  expect(namesOf(ticker('BTCUSDT'))).toEqual({ base: 'BTCUSDT', quote: null })
  expect([
    placesOf(ticker('X')),
    placesOf(ticker('X', { pricePrecision: 4 })),
    placesOf(ticker('X', { price: '7' })),
  ]).toEqual([2, 4, 0])
})

test('the line shows the five newest, pinned or not', () => {
  const notice = (day: number) =>
    ({ id: String(day), publishTime: `2026-11-0${day} 08:00:00`, top: day === 1 }) as Notice
  expect(newest([1, 4, 2, 6, 5, 3].map(notice)).map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2'])
})

test('the day began where its change is counted from; where none is told, with the line itself', () => {
  expect(Number(dayOpenOf({ price: '63997.12', change: '20.12' }))).toBe(63977)
  expect(Number(dayOpenOf({ price: '0.17024', change: '-0.0021' }))).toBe(0.17234)
  expect(dayOpenOf({ price: '1' })).toBeUndefined()
})
