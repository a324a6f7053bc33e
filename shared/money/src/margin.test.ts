import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { big } from './big.ts'
import {
  initialMargin,
  leverageCap,
  maintenanceMargin,
  notionalCap,
  notionalOf,
  requiredEquity,
  tierAt,
} from './margin.ts'
import { btcTiers, leverages, prices, quantities } from './testing/values.ts'

test('initial margin is qE/L', () => {
  expect(initialMargin('0.1', '64000', 20)).toBe('320')
})

test('a margin that does not come out even is rounded up to the ledger', () => {
  expect(initialMargin('0.001', '64000.01', 3)).toBe('21.33333667')
})

test('a margin is never less than the notional divided by the leverage, nor a minor unit more', () => {
  fc.assert(
    fc.property(quantities, prices, leverages, (quantity, price, leverage) => {
      const excess = big(initialMargin(quantity, price, leverage))
        .times(String(leverage))
        .minus(notionalOf(quantity, price))
      expect(excess.gte('0') && excess.lt(big('0.00000001').times(String(leverage)))).toBe(true)
    }),
  )
})

// Binance, "How to Calculate Liquidation Price of USDⓈ-M Futures Contracts" (support/faq b3c689c1f50a44cabb3a84e663b81d93).
test("Binance's published rows: 264,000 USDT needs 1 %, 500,000 USDT deducts 1,300", () => {
  expect(tierAt(btcTiers, '264000').maintenanceRate).toBe('0.01')
  expect(tierAt(btcTiers, '500000').deduction).toBe('1300')
})

test('a row holds up to and with its largest notional, the last one beyond', () => {
  expect(tierAt(btcTiers, '50000')).toBe(btcTiers[0])
  expect(tierAt(btcTiers, '50000.01')).toBe(btcTiers[1])
  expect(tierAt(btcTiers, '9000000')).toBe(btcTiers[2])
})

test('maintenance does not jump from row to row', () => {
  for (const edge of ['50000', '250000']) {
    const below = maintenanceMargin(btcTiers, '1', edge)
    const above = maintenanceMargin(btcTiers, '1', big(edge).plus('0.01'))
    expect(above.minus(below).lt('0.001')).toBe(true)
  }
})

test('what a position must be worth includes the fee of closing it', () => {
  expect(maintenanceMargin(btcTiers, '0.1', '64000').toString()).toBe('25.6')
  expect(requiredEquity(btcTiers, '0.1', '64000', '0.0005').toString()).toBe('28.8')
})

test('the total notional caps the leverage, and the leverage the notional', () => {
  expect([leverageCap(btcTiers, '50000'), leverageCap(btcTiers, '50001'), leverageCap(btcTiers, '1000001')]).toEqual([
    100, 50, 0,
  ])
  expect([notionalCap(btcTiers, 100), notionalCap(btcTiers, 21), notionalCap(btcTiers, 1)]).toEqual([
    '50000',
    '250000',
    '1000000',
  ])
  expect(notionalCap(btcTiers, 125)).toBe('0')
})

test('a symbol without tiers is a mistake', () => {
  expect(() => tierAt([], '1')).toThrow('Give it at least one row')
})
