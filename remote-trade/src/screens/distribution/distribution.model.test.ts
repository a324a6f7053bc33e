import { expect, test } from '@jest/globals'
import type { SymbolInfo, Ticker } from '@shared/contract'
import { categories, marketStates } from '@shared/contract/codes'
import { codeOf, listed, readView, stepped } from './distribution.model.ts'

const info = (symbol: string, category: number = categories.crypto) => ({ symbol, category }) as SymbolInfo
const symbols = [info('A'), info('B'), info('C'), info('X', categories.metal)]
const ticker = (symbol: string, changeRate: string, marketState: number = marketStates.open) =>
  [symbol, { symbol, changeRate, marketState } as Ticker] as const
const tickers = new Map([
  ticker('A', '-0.01'),
  ticker('B', '0.03'),
  ticker('C', '0.02'),
  ticker('X', '0.5', marketStates.closed),
])
const names = (query: Record<string, string>) => listed(symbols, readView(query), tickers).map(({ symbol }) => symbol)

test('an address is read; what it does not know counts as not said', () => {
  expect(readView({ cat: 'metal', bin: '8' })).toEqual({ cat: 'metal', bin: 8 })
  expect(readView({ cat: 'stocks', bin: '9' })).toEqual({ cat: 'all', bin: undefined })
  expect([codeOf('all'), codeOf('forex')]).toEqual([undefined, categories.forex])
})

test('all are listed by their change, what is closed last', () => {
  expect(names({})).toEqual(['B', 'C', 'A', 'X'])
  expect(names({ cat: 'metal' })).toEqual(['X'])
})

test('a column holds what is open and within it; an edge belongs to the outer one', () => {
  expect(names({ bin: '5' })).toEqual(['C'])
  expect(names({ bin: '6' })).toEqual(['B'])
  expect(names({ bin: '8' })).toEqual([])
})

test('one steps from column to column, and not beyond the last', () => {
  expect([stepped(3, 1), stepped(3, -1), stepped(8, 1), stepped(0, -1)]).toEqual([4, 2, undefined, undefined])
  expect([stepped(undefined, 1), stepped(undefined, -1)]).toEqual([0, 8])
})
