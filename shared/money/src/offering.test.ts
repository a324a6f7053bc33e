import { expect, test } from '@jest/globals'
import { lotCost, lotTokens, winningPrice } from './offering.ts'

const prices = { floorPrice: '0.08', estimatedPrice: '0.10' }

test.each([
  [0, '0.08'],
  [595, '0.0919'],
  [600, '0.092'],
  [333, '0.08666'],
  [1000, '0.1'],
  [1801, '0.1'],
])(
  'with %i of 1,000 lots asked for the price is %s: at least the floor, never above the estimate',
  (subscribed, price) => {
    expect(winningPrice(prices, subscribed, 1000)).toBe(price)
  },
)

test('it is truncated to six places', () => {
  expect(winningPrice({ floorPrice: '0.1', estimatedPrice: '0.2' }, 1, 3)).toBe('0.133333')
})

test('five lots of 100 at 0.092 are 500 tokens for 46', () => {
  expect([lotTokens(5, 100), lotCost(5, 100, '0.092')]).toEqual(['500', '46'])
})
