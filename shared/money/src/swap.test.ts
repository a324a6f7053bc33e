import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { big, truncate } from './big.ts'
import { fromMinor } from './ledger.ts'
import { crossRate, leastReceived, rateMoved, swapObtained, swapRange } from './swap.ts'

test('500 USDT at 64,000 for a bitcoin are 0.00779687', () => {
  const rate = crossRate('1', '64000')
  expect(rate).toBe('0.000015625')
  expect(swapObtained('500', rate, '0.002')).toBe('0.00779687')
  expect(leastReceived('500', rate, '0.002', '0.005')).toBe('0.00775789')
})

test('a rate that has fallen by half a percent is taken, by more is not, a better one always', () => {
  expect(rateMoved('0.000015625', crossRate('1', '64000'), '0')).toBe(false)
  expect(rateMoved('100', '99.5', '0.005')).toBe(false)
  expect(rateMoved('100', '99.499999999999999999', '0.005')).toBe(true)
  expect(rateMoved('0.000015625', crossRate('1', '64700'), '0.005')).toBe(true)
  expect(rateMoved('0.000015625', crossRate('1', '63000'), '0')).toBe(false)
})

test('1 to 50,000 USDT worth, in the currency itself', () => {
  expect(swapRange('1')).toEqual({ min: '1', max: '50000' })
  expect(swapRange('64000')).toEqual({ min: '0.00001563', max: '0.78125' })
})

const price = fc.integer({ min: 1, max: 10_000_000_000 }).map(points => fromMinor(BigInt(points) * 1000n))
const amount = fc.integer({ min: 1, max: 1_000_000_000 }).map(units => fromMinor(BigInt(units)))

test('a round trip at still prices costs the spread twice and wins nothing', () => {
  fc.assert(
    fc.property(amount, price, price, (issued, from, to) => {
      const there = swapObtained(issued, crossRate(from, to), '0.002')
      const back = swapObtained(there, crossRate(to, from), '0.002')
      expect(big(back).lte(big(issued).times('0.996004'))).toBe(true)
    }),
  )
})

test('what is obtained lies within one last digit of the exact cross', () => {
  fc.assert(
    fc.property(amount, price, price, (issued, from, to) => {
      const exact = big(issued).times(from).times('0.998').div(big(to))
      const obtained = big(swapObtained(issued, crossRate(from, to), '0.002'))
      expect(obtained.lte(exact)).toBe(true)
      expect(exact.minus(obtained).lt('0.00000002')).toBe(true)
    }),
  )
})

// Infor, "Calculating cross rates": EUR 0.9 and GBP 1.45 against the dollar are 0.62; Fitch Learning, "How do I
// calculate FX cross rates": 105.76 yen and 1.3376 Canadian dollars a US dollar are 0.01264 of the latter for a yen
test.each([
  ['0.9', '1.45', 2, '0.62'],
  ['1.3376', '105.76', 4, '0.0126'],
] as const)('published cross rates: of %s and %s', (from, to, places, rate) => {
  expect(truncate(big(crossRate(from, to)), places)).toBe(rate)
})
