import { expect, test } from '@jest/globals'
import type { Ticker } from 'shell/market-feed'
import { listOf, marketsOf } from './markets.model.ts'

const ticker = (symbol: string, change: Partial<Ticker> = {}): Ticker => ({ symbol, price: '1', time: 0, ...change })
const tickers = [
  ticker('A', { changeRate: '0.1', turnover24h: '5', hot: 1, sort: 2 }),
  ticker('B', { changeRate: '-0.2', turnover24h: '9', hot: 1, sort: 1 }),
  ticker('C', { changeRate: '0.3', turnover24h: '7' }),
]
const names = (list: Parameters<typeof marketsOf>[1], favourites: string[] = []) =>
  marketsOf(tickers, list, favourites).map(({ symbol }) => symbol)

test('begins with the favourites of who owns something and has any, else with what is hot, unless the address names a list', () => {
  expect([listOf(undefined, ['A'], true), listOf(undefined, [], true), listOf('x', ['A'], false)]).toEqual([
    'favourites',
    'hot',
    'hot',
  ])
  expect(listOf('loss', ['A'], true)).toBe('loss')
  expect(listOf('constructor', [], false)).toBe('hot')
})

test('keeps favourites in the order of the person, and leaves out what is not quoted', () => {
  expect(names('favourites', ['C', 'gone', 'A'])).toEqual(['C', 'A'])
})

test('puts the other lists in order by what they are about', () => {
  expect([names('hot'), names('rise'), names('loss'), names('volume')]).toEqual([
    ['B', 'A'],
    ['C', 'A'],
    ['B'],
    ['B', 'C', 'A'],
  ])
})
