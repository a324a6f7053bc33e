import { expect, test } from '@jest/globals'
import { fc } from '../../../testing/src/soak.ts'
import { record, toDecimal, toPoints } from './points.ts'

test.each([
  [6_400_000, 2, '64000.00'],
  [17, 5, '0.00017'],
  [-17, 2, '-0.17'],
  [0, 3, '0.000'],
  [155, 0, '155'],
])('%p points at %p places are %p', (points, places, decimal) => {
  expect(toDecimal(points, places)).toBe(decimal)
})

test('points and decimals are one-to-one', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 8 }), (points, places) => {
      expect(toPoints(toDecimal(points, places), places)).toBe(points)
    }),
  )
})

test.each(['1.234', '1e3', '', '-1', '.5', '1,5', 'NaN'])('%p is refused as a price of two places', text => {
  expect(() => toPoints(text, 2)).toThrow('is no price of 2 decimal places')
})

test('a float is recorded to the nearest point, and a price never reaches zero', () => {
  expect(record(64_000.006, 2)).toBe(6_400_001)
  expect(record(0.000001, 2)).toBe(1)
  expect(() => toDecimal(0.5, 2)).toThrow('round a price before use')
})
