import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { big } from './big.ts'
import { feeOf } from './fee.ts'
import { initialMargin } from './margin.ts'
import { changeRate, profitOf, returnOnEquity } from './profit.ts'
import { leverages, prices, quantities, sides } from './testing/values.ts'

test('a long gains what the price gains, a short loses it', () => {
  expect(profitOf('long', '0.1', '64000', '65000').toString()).toBe('100')
  expect(profitOf('short', '0.1', '64000', '65000').toString()).toBe('-100')
})

// Bybit, "P&L calculations (USDT contract)", as republished at pastorq.com/7518.html: 0.055 % a fill.
test("Bybit's examples: 0.2 from 7,000 to 7,500 at 10x, 0.4 sold at 6,000 and bought back at 5,000", () => {
  expect([profitOf('long', '0.2', '7000', '7500').toString(), initialMargin('0.2', '7000', 10)]).toEqual(['100', '140'])
  expect(profitOf('short', '0.4', '6000', '5000').toString()).toBe('400')
  expect([feeOf('0.4', '6000', '0.00055'), feeOf('0.4', '5000', '0.00055')]).toEqual(['1.32', '1.1'])
})

test('long and short mirror each other', () => {
  fc.assert(
    fc.property(quantities, prices, prices, (quantity, entry, mark) => {
      const both = profitOf('long', quantity, entry, mark).plus(profitOf('short', quantity, entry, mark))
      expect(both.eq('0')).toBe(true)
    }),
  )
})

test('return on equity is profit over initial margin, truncated', () => {
  expect(returnOnEquity('long', '64000', '65000', 20)).toBe('0.3125')
  expect(returnOnEquity('short', '64000', '65000', 20)).toBe('-0.3125')
  expect(returnOnEquity('long', '3', '4', 1)).toBe('0.33333333')
})

test('return on equity never exceeds profit over qE/L in size', () => {
  fc.assert(
    fc.property(sides, quantities, prices, prices, leverages, (side, quantity, entry, mark, leverage) => {
      const stated = big(returnOnEquity(side, entry, mark, leverage))
        .times(quantity)
        .times(entry)
      const earned = profitOf(side, quantity, entry, mark).times(String(leverage))
      expect(stated.abs().lte(earned.abs())).toBe(true)
    }),
  )
})

test('a fee is rounded up to the ledger', () => {
  expect(feeOf('0.1', '64000', '0.0005')).toBe('3.2')
  expect(feeOf('0.001', '64000.01', '0.0005')).toBe('0.03200001')
})

test('a change is a fraction of where it began', () => {
  expect(changeRate('64000', '61074.83')).toBe('-0.04570578')
  expect(changeRate('3', '4')).toBe('0.33333333')
})

test('of a price of nothing there is no fraction', () => {
  expect([returnOnEquity('long', '0', '64000', 20), changeRate('0', '64000')]).toEqual(['0', '0'])
})
