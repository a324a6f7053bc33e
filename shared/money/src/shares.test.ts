import { expect, test } from '@jest/globals'
import { big, compare, sum } from './big.ts'
import type { Decimal } from './decimal.ts'
import { sharesOf } from './shares.ts'

test('gives what rounding down leaves to the largest remainders', () => {
  expect(sharesOf(['1', '1', '1'], 1)).toEqual(['0.334', '0.333', '0.333'])
  expect(sharesOf(['5119.79', '2500', '320', '3000', '200', '1343.71'], 1)).toEqual([
    '0.41',
    '0.2',
    '0.026',
    '0.24',
    '0.016',
    '0.108',
  ])
  expect(sharesOf(['1', '2'], 0)).toEqual(['0.33', '0.67'])
})

test.each([1, 2])('sums to 100 % at %i places, each figure less than a step from its exact share', places => {
  const step = big('0.1').pow(places + 2)
  for (let n = 1; n <= 200; n++) {
    const values = Array.from({ length: 1 + (n % 7) }, (_, at) => String((n * 7919 * (at + 3)) % 10_007))
    const shares = sharesOf(values, places)
    expect(sum(shares).toString()).toBe('1')
    const away = (share: Decimal, at: number) =>
      big(values[at] ?? '0')
        .div(sum(values))
        .minus(big(share))
        .abs()
    expect(shares.filter((share, at) => away(share, at).gte(step))).toEqual([])
  }
})

test('sums to 100 % with a loss among the values', () => {
  const shares = sharesOf(['700', '500', '-3'], 1)
  expect(sum(shares).toString()).toBe('1')
  expect(compare(shares[2] ?? '0', '0')).toBe(-1)
})

test('is zero for each where there is nothing to share', () => {
  expect(sharesOf(['0', '0'], 1)).toEqual(['0', '0'])
  expect(sharesOf([], 1)).toEqual([])
})
