import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { big, compare, sum } from './big.ts'
import {
  arbitrageIncome,
  arbitrageTotal,
  bondCoupon,
  bondTotal,
  breakEvenDays,
  couponDay,
  couponsOf,
  covers,
  fixedIncome,
  fixedLeft,
  incomePlaces,
  incomesOf,
  miningDay,
  miningPromise,
  redeemFee,
} from './income.ts'

const s21 = { outputPerUnit: '0.00015', powerW: '3500', powerPrice: '0.06' }

test('1,000 at 0.08 % for seven days: 0.80 a day, 5.60 in all; coins to eight places, USDT to two', () => {
  const a2 = { amount: '1000', rate: '0.0008', cycleDays: 7, places: incomePlaces('USDT') }
  expect([arbitrageIncome('1000', '0.0008', 2), arbitrageTotal(a2)]).toEqual(['0.8', '5.6'])
  expect(arbitrageIncome('1019', '0.0008', 2)).toBe('0.81')
  expect(arbitrageIncome('0.12345678', '0.0002', incomePlaces('BTC'))).toBe('0.00002469')
})

test('leaving 1,000 with five of seven days to go costs 5.00 at 0.7 %, rounded up, and never more than there is', () => {
  expect(redeemFee('1000', '0.007', { remaining: 5, cycle: 7 }, 2)).toBe('5')
  expect(redeemFee('100.01', '0.007', { remaining: 3, cycle: 7 }, 2)).toBe('0.31')
  expect(redeemFee('1', '2', { remaining: 7, cycle: 7 }, 2)).toBe('1')
})

test('3,650 at 8 % for 90 days: three coupons of 24.00; a term of 100 days ends with a coupon of ten', () => {
  const b1 = { amount: '3650', rate: '0.08', cycleDays: 90, places: 2 }
  expect([1, 2, 3].map(n => bondCoupon(b1, n))).toEqual(['24', '24', '24'])
  expect(bondTotal(b1)).toBe('72')
  expect([couponsOf(100), couponDay(4, 100), couponsOf(60)]).toEqual([4, 100, 2])
})

test('an S21 at 64,000: 0.00007125 BTC net, which is 4.56 USDT; 2,800 USDT are back after 615 days', () => {
  const day = miningDay(s21, 1, '64000')
  expect(day).toEqual({ gross: '0.00015', power: '0.00007875', net: '0.00007125', idle: false })
  expect(big(day.net).times('64000').toString()).toBe('4.56')
  expect(breakEvenDays('2800', day.net, '64000')).toBe(615)
})

test('at 30,000 its power costs more than it earns: idle, nothing is paid or charged, and it never breaks even', () => {
  expect(miningDay(s21, 2, '30000')).toEqual({ gross: '0.0003', power: '0.000336', net: '0', idle: true })
  expect(breakEvenDays('2800', '0', '30000')).toBeNull()
})

test('of a machine thirty days are promised, fewer once fewer are left', () => {
  expect([miningPromise('0.00015', 2, 730), miningPromise('0.00015', 2, 4)]).toEqual(['0.009', '0.0012'])
  expect([covers('6', '0', '5.6'), covers('6', '5.6', '5.6'), covers('11.2', '5.6', '5.6')]).toEqual([
    true,
    false,
    true,
  ])
})

const cents = (most: number) => fc.integer({ min: 1, max: most }).map(n => big(String(n)).div('100').toString())
const rate = fc.integer({ min: 1, max: 3000 }).map(n => big(String(n)).div('10000').toString())

test('whatever the terms, what is left and what was paid is always the whole, and no income is below zero', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      cents(1e8),
      rate,
      fc.integer({ min: 1, max: 400 }),
      (isBond, amount, perTime, cycleDays) => {
        const terms = { amount, rate: perTime, cycleDays, places: 2 }
        const all = Array.from({ length: incomesOf(isBond, cycleDays) }, (_, n) => fixedIncome(isBond, terms, n + 1))
        expect(all.every(one => compare(one, '0') >= 0)).toBe(true)
        const total = isBond ? bondTotal(terms) : arbitrageTotal(terms)
        const half = Math.floor(all.length / 2)
        expect(sum([...all.slice(0, half), fixedLeft(isBond, terms, half)]).toString()).toBe(total)
        expect([sum(all).toString(), fixedLeft(isBond, terms, all.length)]).toEqual([total, '0'])
      },
    ),
  )
})

test('a day of mining never pays more than was earned, and pays less the cheaper the coin', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), cents(2e7), (units, price) => {
      const [here, above] = [miningDay(s21, units, price), miningDay(s21, units, big(price).times('2'))]
      expect([compare(here.net, here.gross), here.idle]).toEqual([-1, here.net === '0'])
      expect(compare(here.net, above.net)).toBeLessThanOrEqual(0)
    }),
  )
})
