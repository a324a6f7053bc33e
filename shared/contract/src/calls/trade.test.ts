import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { symbolInfo, ticker } from './trade.ts'

const btc = {
  symbol: 'BTCUSDT',
  baseCurrency: 'BTC',
  quoteCurrency: 'USDT',
  category: 1,
  pricePrecision: 2,
  quantityStep: '0.0001',
  minQuantity: '0.0001',
  maxQuantity: '20',
  tradeTypes: [1],
  leverages: [1, 100],
  tiers: [{ maxNotional: '50000', maintenanceRate: '0.004', deduction: '0', maxLeverage: 100 }],
  takerFee: '0.0005',
  makerFee: '0.0002',
}

test('a symbol is read', () => expect(v.is(symbolInfo, btc)).toBe(true))

test.each([
  [{ quantityStep: '0' }],
  [{ quantityStep: '-1' }],
  [{ pricePrecision: 24 }],
  [{ pricePrecision: -1 }],
  [{ leverages: [0, 100] }],
  [{ tiers: [{ ...btc.tiers[0], maxLeverage: 0 }] }],
  [{ contractSize: '0' }],
  [{ symbol: '__proto__' }],
])('a symbol with %j is refused as it is read: no ticket could count with it', wrong =>
  expect(v.is(symbolInfo, { ...btc, ...wrong })).toBe(false),
)

test('a price of what is no symbol is refused as it is read', () =>
  expect(v.is(ticker, { symbol: '__proto__', price: '1', time: 1 })).toBe(false))
