import { expect, test } from '@jest/globals'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { byHeat, onShelf, search, shelfOf, toggled } from './quotes.model.ts'

const info = (symbol: string, name: string, rest: Partial<SymbolInfo> = {}) =>
  ({ symbol, name, category: 1, sort: 9, ...rest }) as SymbolInfo

const btc = info('BTCUSDT', 'Bitcoin', { sort: 1, hot: 1 })
const eth = info('ETHUSDT', 'Ethereum', { sort: 2, hot: 1 })
const ada = info('ADAUSDT', 'Cardano', { sort: 3, hot: 0 })
const gold = info('XAUUSD', 'Vàng', { category: 2, sort: 4, hot: 1 })
const pound = info('GBPUSD', 'Bảng Anh / Đô la Mỹ', { category: 3, sort: 5 })
const all = [btc, eth, ada, gold, pound]
const found = (text: string) => search(all, text).map(({ symbol }) => symbol)

test('a symbol is found by its code however it is written', () => {
  expect(found('btc/usdt')).toEqual(['BTCUSDT'])
  expect(found('Btc Usdt')).toEqual(['BTCUSDT'])
  expect(found('xau')).toEqual(['XAUUSD'])
})

test('a symbol is found by its local name, also typed without accents', () => {
  expect(found('vàng')).toEqual(['XAUUSD'])
  expect(found('vang')).toEqual(['XAUUSD'])
  expect(found('do la')).toEqual(['GBPUSD'])
})

test('codes that begin with the text come before codes and names that only hold it', () => {
  expect(found('usd')).toEqual(['BTCUSDT', 'ETHUSDT', 'XAUUSD', 'ADAUSDT', 'GBPUSD'])
  expect(search([info('XETHUSD', 'Other'), eth], 'eth').map(({ symbol }) => symbol)).toEqual(['ETHUSDT', 'XETHUSD'])
  expect(found('nothing of it')).toEqual([])
  expect(found(' / ')).toEqual([])
})

test('what is hot comes first, then the order of the exchange', () => {
  expect([...all].sort(byHeat)).toEqual([btc, eth, gold, ada, pound])
})

test('a shelf holds its own, what is hot first', () => {
  expect(onShelf([ada, gold, eth, btc], 'crypto', [])).toEqual([btc, eth, ada])
  expect(onShelf(all, 'metal', [])).toEqual([gold])
  expect(all.map(shelfOf)).toEqual(['crypto', 'crypto', 'crypto', 'metal', 'forex'])
})

test('favourites keep the order that the person gave them, without what is no longer listed', () => {
  expect(onShelf(all, 'fav', ['XAUUSD', 'GONEUSDT', 'BTCUSDT'])).toEqual([gold, btc])
})

test('a new favourite stands at the end, a second press takes it out', () => {
  expect(toggled(['A', 'B'], 'C')).toEqual(['A', 'B', 'C'])
  expect(toggled(['A', 'B', 'C'], 'B')).toEqual(['A', 'C'])
})
