import { expect, test } from '@jest/globals'
import { currenciesOf, pairNamed } from './symbols.ts'

test.each([
  ['BTCUSDT', 'BTC/USDT'],
  ['XAUUSD', 'XAU/USD'],
  ['EURJPY', 'EUR/JPY'],
])('names %s %s before its terms are known', (symbol, pair) => {
  expect(pairNamed(symbol, undefined)).toBe(pair)
})

test('leaves what is no symbol as it is', () => {
  expect(currenciesOf('--')).toBeUndefined()
  expect(pairNamed('BTC', undefined)).toBe('BTC')
})
