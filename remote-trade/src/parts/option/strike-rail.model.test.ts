import { expect, test } from '@jest/globals'
import { middleOf, placeOn } from './strike-rail.model.ts'

const strikes = ['63800', '63900', '64000', '64100', '64200']

test('a mark on a strike stands in the middle of its column, one between two as far from either', () => {
  expect(strikes.map(strike => placeOn(strikes, strike))).toEqual(strikes.map((_, n) => middleOf(n, 5)))
  expect(placeOn(strikes, '64036.62')).toBeCloseTo(0.5 + 0.3662 / 5, 9)
})

test('a mark beyond the strikes stands at the end of the rail', () => {
  expect([placeOn(strikes, '63000'), placeOn(strikes, '65000')]).toEqual([0, 1])
})
