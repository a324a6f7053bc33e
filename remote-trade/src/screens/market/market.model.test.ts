import { expect, test } from '@jest/globals'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import type { Ticker } from 'shell/market-feed'
import { hottest, moved, pressed, readView, remembered, sorted, type View } from './market.model.ts'

const info = (symbol: string, rest: Partial<SymbolInfo> = {}) =>
  ({ symbol, name: symbol, category: 1, sort: 9, hot: 0, ...rest }) as SymbolInfo
const [btc, eth, ada, gold] = [
  info('BTCUSDT', { sort: 1, hot: 1 }),
  info('ETHUSDT', { sort: 2, hot: 1 }),
  info('ADAUSDT', { sort: 3 }),
  info('XAUUSD', { sort: 4, hot: 1, category: 2 }),
]
const all = [btc, eth, ada, gold]
const ticker = (symbol: string, price: string, changeRate: string, turnover24h: string) =>
  [symbol, { symbol, price, changeRate, turnover24h, time: 0 } as Ticker] as const
const tickers = new Map([
  ticker('BTCUSDT', '64000', '-0.01', '900'),
  ticker('ETHUSDT', '3200', '0.12', '1000'),
  ticker('XAUUSD', '3300', '0.02', '50'),
])
const view = (query: Record<string, string> = {}): View => readView(query)
const order = (query: Record<string, string>) => sorted(all, view(query), tickers).map(({ symbol }) => symbol)

test('an empty address is the crypto shelf in the order of the exchange, and nobody searches', () => {
  expect(view()).toEqual({ cat: 'crypto', sort: 'hot', dir: 'desc', q: undefined })
})

test('an address is read; what it does not know counts as not said', () => {
  expect(view({ cat: 'fav', sort: 'name', q: '' })).toEqual({ cat: 'fav', sort: 'name', dir: 'asc', q: '' })
  expect(view({ cat: 'stocks', sort: 'luck', dir: 'up' })).toEqual(view())
})

test('a head is pressed once to sort, again to turn round, a third time to stop', () => {
  expect(pressed(view(), 'change')).toEqual({ sort: 'change', dir: 'desc' })
  expect(pressed(view({ sort: 'change', dir: 'desc' }), 'change')).toEqual({ sort: 'change', dir: 'asc' })
  expect(pressed(view({ sort: 'change', dir: 'asc' }), 'change')).toEqual({ sort: undefined, dir: undefined })
  expect(pressed(view({ sort: 'change', dir: 'asc' }), 'name')).toEqual({ sort: 'name', dir: 'asc' })
  expect(pressed(view({ sort: 'name', dir: 'asc' }), 'name')).toEqual({ sort: 'name', dir: 'desc' })
})

test('figures are compared as decimals, not as texts', () => {
  expect(order({ sort: 'price' })).toEqual(['BTCUSDT', 'XAUUSD', 'ETHUSDT', 'ADAUSDT'])
  expect(order({ sort: 'volume' })).toEqual(['ETHUSDT', 'BTCUSDT', 'XAUUSD', 'ADAUSDT'])
  expect(order({ sort: 'change', dir: 'desc' })).toEqual(['ETHUSDT', 'XAUUSD', 'BTCUSDT', 'ADAUSDT'])
})

test('what has no price yet stands last either way round', () => {
  expect(order({ sort: 'price', dir: 'asc' })).toEqual(['ETHUSDT', 'XAUUSD', 'BTCUSDT', 'ADAUSDT'])
  expect(order({ sort: 'change', dir: 'asc' }).at(-1)).toBe('ADAUSDT')
})

test('names are sorted by code', () => {
  expect(order({ sort: 'name' })).toEqual(['ADAUSDT', 'BTCUSDT', 'ETHUSDT', 'XAUUSD'])
  expect(order({ sort: 'name', dir: 'desc' })).toEqual(['XAUUSD', 'ETHUSDT', 'BTCUSDT', 'ADAUSDT'])
})

test('without favourites the hottest are offered', () => {
  expect(hottest([ada, gold, eth, btc], 2)).toEqual([btc, eth])
})

test('eight are remembered, each once, the newest first', () => {
  expect(remembered(['A', 'B', 'C'], 'B')).toEqual(['B', 'A', 'C'])
  expect(remembered([...'ABCDEFGH'], 'X')).toEqual([...'XABCDEFG'])
})

test('one of a list is carried to another place, never out of the list', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
})
