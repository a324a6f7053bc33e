import { expect, test } from '@jest/globals'
import type { Loan } from '@shared/contract/calls/invest/loans'
import { fromServerTime } from '@shared/format/time'
import {
  dayOf,
  dueAmount,
  hasFreeDay,
  interestFrom,
  livePledge,
  nextInterest,
  pricesAt,
  rateNow,
} from './loan.model.ts'

const START = '2026-11-01 10:00:00'
const loan = (change: Partial<Loan> = {}): Loan => ({
  ...{ id: 'L1', type: 2, currency: 'USDT', amount: '6000', principal: '6000', interest: '0', owed: '6000', days: 7 },
  ...{ dailyRate: '0.0002', totalInterest: '7.2', startTime: START, endTime: '2026-11-08 10:00:00', status: 2 },
  ...{ overdue: false, rejectReason: null, closeReason: null, pledgeCurrency: 'BTC', pledgeAmount: '0.1' },
  ...{ ltv: '0.6', initialLtv: '0.65', callLtv: '0.75', liquidationLtv: '0.85', callPrice: '80000' },
  ...{ liquidationPrice: '70588.23', remedy: null, signImage: null, interestDays: [], events: [] },
  ...{ clientOrderId: null, createTime: START },
  ...change,
})
const day = (nth: number, amount: string, rate = '0.0002') => ({
  ...{ day: nth, time: `2026-11-0${nth + 1} 10:00:00`, rate, amount },
})
const at = (price: string) => livePledge(loan(), new Map([['BTC', price]]))

test.each([
  ['100000', '0.6', undefined, false],
  ['80000.01', '0.7499999', undefined, false],
  ['80000', '0.75', { repay: '800', pledge: '0.01538462' }, false],
  ['78000', '0.7692307', { repay: '930', pledge: '0.0183432' }, false],
  ['70588.23', '0.8500000', { repay: '1411.77', pledge: '0.03076925' }, true],
])('6,000 on 0.1 BTC at %s', (price, ltv, remedy, isSold) => {
  const live = at(price)
  expect(live?.ltv?.slice(0, 9)).toBe(ltv)
  expect(live).toMatchObject({ remedy, isSold })
})

test('until a price came, the exchange’s last word stands', () => {
  expect(livePledge(loan(), new Map())).toMatchObject({ ltv: '0.6', price: undefined, isSold: false })
})

test('credit has no collateral; what is paid back has no ratio', () => {
  expect(livePledge(loan({ pledgeCurrency: null }), new Map())).toBeUndefined()
  expect(livePledge(loan({ status: 3, owed: '0' }), new Map([['BTC', '1']]))).toMatchObject({
    ltv: null,
    isSold: false,
  })
})

test('where everything was sold, nothing is called', () => {
  expect(livePledge(loan({ pledgeAmount: '0' }), new Map([['BTC', '1']]))).toMatchObject({
    ltv: null,
    remedy: undefined,
  })
})

test('call and liquidation have their prices', () => {
  const pledge = { currency: 'BTC', quantity: '0.1', ratios: { initial: '0.65', call: '0.75', liquidation: '0.85' } }
  expect(pricesAt('6000', pledge, 2)).toEqual({ call: '80000', liquidation: '70588.23' })
})

test('within the first day the first interest is a day away; the due date brings six of seven days', () => {
  expect(nextInterest(loan())).toEqual({ at: fromServerTime('2026-11-02 10:00:00'), amount: '1.2' })
  expect(dueAmount(loan())).toBe('6007.2')
})

test('days of less than a cent come to what they are together', () => {
  const small = { principal: '120', owed: '120.02', interest: '0.02', interestDays: [day(1, '0.02')] }
  expect(nextInterest(loan(small))?.amount).toBe('0.02')
  expect(dueAmount(loan(small))).toBe('120.14')
})

test('a repayment loses no part of a cent: the next day goes on from the exact interest so far', () => {
  const repaid = { principal: '119.99', owed: '119.99', interestDays: [day(1, '0.02')], accruedInterest: '0.0299' }
  expect(nextInterest(loan(repaid))?.amount).toBe('0.03')
  expect(dueAmount(loan(repaid))).toBe('120.11')
})

test('a loan without a free day costs from its start, for as many days as it has', () => {
  const costly = loan({ freeSeconds: 0 })
  expect([hasFreeDay(loan()), hasFreeDay(costly)]).toEqual([true, false])
  expect(nextInterest(costly)).toEqual({ at: fromServerTime(START), amount: '1.2' })
  expect(dueAmount(costly)).toBe('6008.4')
  const charged = loan({
    freeSeconds: 0,
    interestDays: [1, 2, 3, 4, 5, 6, 7].map(nth => day(nth, '1.2')),
    owed: '6008.4',
  })
  expect([nextInterest(charged), dueAmount(charged)]).toEqual([null, '6008.4'])
})

test('a loan within the free day of another one costs from the end of that day', () => {
  const within = loan({ freeSeconds: 43_200 })
  expect(interestFrom(within)).toBe(fromServerTime('2026-11-01 22:00:00'))
  expect(nextInterest(within)?.at).toBe(fromServerTime('2026-11-01 22:00:00'))
  expect(dueAmount(within)).toBe('6008.4')
  expect(interestFrom(loan({ startTime: null }))).toBeNull()
})

test('a due date that was moved by a downtime brings the days until then', () => {
  expect(dueAmount(loan({ endTime: '2026-11-11 10:00:00' }))).toBe('6010.8')
})

test('before the due date the last day is the one before it', () => {
  const days = [1, 2, 3, 4, 5, 6].map(nth => day(nth, '1.2'))
  expect(nextInterest(loan({ interestDays: days }))).toBeNull()
  expect(dueAmount(loan({ interestDays: days, owed: '6007.2' }))).toBe('6007.2')
})

test('overdue, a day costs half as much again, and there is no end of them', () => {
  const days = [1, 2, 3, 4, 5, 6].map(nth => day(nth, '1.2'))
  const late = loan({ interestDays: days, owed: '6007.2', overdue: true })
  expect(rateNow(late)).toBe('0.0003')
  expect(nextInterest(late)).toEqual({ at: fromServerTime('2026-11-08 10:00:00'), amount: '1.8' })
  expect(dueAmount(late)).toBe('6007.2')
})

test.each([
  ['2026-11-01 10:00:00', 1],
  ['2026-11-02 09:59:59', 1],
  ['2026-11-02 10:00:00', 2],
  ['2026-11-01 09:00:00', 1],
])('at %s it is in day %d', (now, nth) => {
  expect(dayOf(START, fromServerTime(now))).toBe(nth)
})
