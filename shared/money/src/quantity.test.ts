import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { big, isMultipleOf } from './big.ts'
import { largestQuantity, openingCost, portion, type QuantityLimits, quantityForAmount } from './quantity.ts'
import { amounts, btcTiers, leverages, prices, takerFee } from './testing/values.ts'

const limits: QuantityLimits = {
  available: '5000',
  price: '64000',
  leverage: 20,
  feeRate: takerFee,
  step: '0.001',
  maxQuantity: '100',
  tiers: btcTiers,
  heldNotional: '0',
}

test('5,000 USDT at 20x buy 1.547 BTC at 64,000: 5,000 / (64,000 × (1/20 + 0.0005))', () => {
  expect(largestQuantity(limits)).toBe('1.547')
  expect(openingCost('1.547', '64000', 20, takerFee)).toBe('4999.904')
})

test("the leverage's notional, what is already held, and the symbol's own limit cap it", () => {
  expect(largestQuantity({ ...limits, leverage: 100 })).toBe('0.781')
  expect(largestQuantity({ ...limits, leverage: 100, heldNotional: '49990' })).toBe('0')
  expect(largestQuantity({ ...limits, leverage: 100, heldNotional: '90000' })).toBe('0')
  expect(largestQuantity({ ...limits, maxQuantity: '1.2345' })).toBe('1.234')
})

test('the last minor unit of rounding never makes the largest quantity unaffordable', () => {
  const tight = { ...limits, available: '0.3333333333', price: '1', leverage: 3, feeRate: '0', step: '0.0000000001' }
  const quantity = largestQuantity(tight)
  expect(big(openingCost(quantity, '1', 3, '0')).lte(tight.available)).toBe(true)
})

test('the largest quantity is affordable and one step more is not', () => {
  const unlimited = [{ maxNotional: '1000000000000', maintenanceRate: '0', deduction: '0', maxLeverage: 100 }]
  fc.assert(
    fc.property(amounts, prices, leverages, (available, price, leverage) => {
      const terms = { ...limits, available, price, leverage, tiers: unlimited, maxQuantity: '1000000000' }
      const quantity = largestQuantity(terms)
      const cost = (q: string) => big(openingCost(q, price, leverage, takerFee))
      expect(isMultipleOf(quantity, '0.001')).toBe(true)
      expect(cost(quantity).lte(available)).toBe(true)
      expect(cost(big(quantity).plus('0.001').toString()).gt(available)).toBe(true)
    }),
  )
})

test('a portion lies on the step, and all of it is all of it', () => {
  expect(portion('1.547', 25, '0.001')).toBe('0.386')
  expect(portion('0.123456789', 100, '0.001')).toBe('0.123456789')
  expect(portion('4676.8', 50, '0.01')).toBe('2338.4')
})

test('an amount of money becomes a quantity on the step', () => {
  expect(quantityForAmount('1000', '64000', '0.001')).toBe('0.015')
})

// OrangeX, "How to Calculate Cost Required to Open a Position in Perpetual Futures Contracts": one bitcoin at
// 9,253.30 and 20x needs 462.66 (9,253.30 / 20 = 462.665), without a fee
test('the published cost of one bitcoin buys one bitcoin, a cent less does not', () => {
  const free = { ...limits, price: '9253.30', feeRate: '0' }
  expect(largestQuantity({ ...free, available: '462.665' })).toBe('1')
  expect(largestQuantity({ ...free, available: '462.655' })).toBe('0.999')
})
