import { expect, test } from '@jest/globals'
import { gateOf } from './price-gate.ts'

const now = { price: '64000', marketState: 1, nextOpenTime: null, age: 400, staleMs: 5000, online: true } as const

test('a fresh price of an open market lets orders through', () =>
  expect(gateOf(now)).toEqual({ state: 'open', price: '64000' }))

test('a price older than the feed allows does not, and its age is told in whole seconds', () => {
  expect(gateOf({ ...now, age: 5000 }).state).toBe('open')
  expect(gateOf({ ...now, age: 6900 })).toEqual({ state: 'stale', seconds: 6 })
})

test('a closed market is closed however old its last price is', () =>
  expect(gateOf({ ...now, marketState: 0, nextOpenTime: '2026-11-23 05:00:00', age: 90_000 })).toEqual({
    state: 'closed',
    opens: '2026-11-23 05:00:00',
  }))

test('without a connection nothing else matters', () => {
  expect(gateOf({ ...now, online: false, age: 9000 }).state).toBe('offline')
  expect(gateOf({ ...now, price: undefined }).state).toBe('no-price')
})
