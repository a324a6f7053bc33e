import { expect, test } from '@jest/globals'
import { outcomeOf, timesOf } from './arbitrage-product.model.ts'

const a2 = { rate: '0.0008', cycleDays: 7, currency: 'USDT', redeemFeeRate: '0.007' }

test('1,000 for seven days at 0.08 %: 0.80 a day, 5.60 in all, 1,005.60 at the end, 7.00 at most to leave', () => {
  expect(outcomeOf(a2, '1000')).toEqual({ daily: '0.8', total: '5.6', end: '1005.6', fee: '7' })
})

test('each day is truncated by itself, and what cannot be left has no fee', () => {
  expect(outcomeOf({ ...a2, redeemFeeRate: null }, '101')).toEqual({
    daily: '0.08',
    total: '0.56',
    end: '101.56',
    fee: null,
  })
})

test('coins keep eight places', () => {
  expect(outcomeOf({ ...a2, currency: 'BTC', rate: '0.0002' }, '0.123').daily).toBe('0.0000246')
})

test('what is bought now starts after its delay, pays a day later, ends with its cycle', () => {
  expect(timesOf({ startDelayMinutes: 60, cycleDays: 7 }, 0)).toEqual({
    start: 3_600_000,
    firstIncome: 90_000_000,
    end: 608_400_000,
  })
})
