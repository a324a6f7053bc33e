import { expect, test } from '@jest/globals'
import type { Product } from '@shared/contract/calls/invest/products'
import { currenciesOf, cycleOf, filterOf, leftOf, matching, sampleOf } from './arbitrage.model.ts'

const all = [
  { cycleDays: 3, currency: 'USDT' },
  { cycleDays: 7, currency: 'USDT' },
  { cycleDays: 30, currency: 'BTC' },
  { cycleDays: 60, currency: 'USDT' },
]

test('seven days are short, thirty are not long', () => {
  expect(all.map(cycleOf)).toEqual(['short', 'short', 'mid', 'long'])
})

test('both filters hold together; what no product has counts as not said', () => {
  expect(matching(all, { cycle: 'mid', currency: 'USDT' })).toEqual([])
  expect(matching(all, filterOf({ cycle: 'short' }, all))).toHaveLength(2)
  expect(filterOf({ cycle: 'forever', currency: 'DOGE' }, all)).toEqual({ cycle: undefined, currency: undefined })
  expect(filterOf({ currency: 'BTC' }, all).currency).toBe('BTC')
  expect(currenciesOf(all)).toEqual(['USDT', 'BTC'])
})

test('the example on a card is what the exchange would pay: each day truncated', () => {
  const of = (change: Partial<Product>) =>
    sampleOf({ currency: 'USDT', rate: '0.0008', cycleDays: 7, incomePlaces: 2, ...change } as Product)
  expect(of({})).toEqual({ amount: '1000', income: '5.6' })
  expect(of({ currency: 'BTC', rate: '0.0002', cycleDays: 30, incomePlaces: 8 })).toEqual({
    amount: '1',
    income: '0.006',
  })
})

test('of a quota it is known how much is left; without one nothing is drawn', () => {
  expect(leftOf({ total: '2000', remaining: '500' })).toBe(0.25)
  expect(leftOf({ total: null, remaining: null })).toBeNull()
})
