import { expect, test } from '@jest/globals'
import { bothWays, inverse, ratePlaces } from './rates.ts'

test.each([
  ['64000', 2],
  ['150.082', 3],
  ['1.085', 5],
  ['0.000015625', 8],
  ['0.31', 4],
])('a rate of %s is read with %d digits after the mark', (rate, places) => expect(ratePlaces(rate)).toBe(places))

test('what one unit of the dearer is worth stands first', () => {
  const dear = { from: 'BTC', to: 'USDT', rate: '64000' }
  const cheap = { from: 'USDT', to: 'BTC', rate: '0.000015625' }
  expect(inverse(dear)).toEqual(cheap)
  expect(bothWays(cheap)).toEqual([dear, cheap])
  expect(bothWays(dear)).toEqual([dear, cheap])
})
