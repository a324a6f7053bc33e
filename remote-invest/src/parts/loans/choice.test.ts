import { expect, test } from '@jest/globals'
import type { LoanSet } from '@shared/contract/calls/invest/loans'
import { loanSets } from '../../testing/loan-sets.ts'
import { choiceOf, costOf, coverOf, setOf } from './choice.ts'

const agreement = { set: 'credit', amount: '500', days: '7' }
const onCoins = { set: 'pledge', amount: '6000', days: '30', coin: 'BTC', pledge: '0.1' }
const pledgedIn = (query: Parameters<typeof choiceOf>[0], sets: readonly LoanSet[] = loanSets) =>
  choiceOf(query, sets, true)?.pledged

test('an address asks for a loan where all of it is said and lent', () => {
  expect(choiceOf(agreement, loanSets, true)).toMatchObject({
    amount: '500',
    days: 7,
    dailyRate: '0.0005',
    pledged: null,
  })
  expect(pledgedIn(onCoins)).toMatchObject({ currency: 'BTC', quantity: '0.1', callLtv: '0.75' })
})

test.each([
  ['nothing', {}],
  ['no such terms', { ...agreement, set: 'house' }],
  ['days that are not lent for', { ...agreement, days: '8' }],
  ['no amount', { ...agreement, amount: '-5' }],
  ['less than is ever lent', { ...agreement, amount: '99.99' }],
  ['more than is ever lent', { ...agreement, amount: '9'.repeat(60) }],
  ['less than a cent', { ...agreement, amount: '500.001' }],
  ['a word for an amount', { ...agreement, amount: '1e3' }],
  ['coins without a coin', { ...onCoins, coin: undefined }],
  ['a coin that nothing is lent on', { ...onCoins, coin: 'EUR' }],
  ['no quantity', { ...onCoins, pledge: '0' }],
])('%s in the address asks for nothing', (_, query) => expect(choiceOf(query, loanSets, true)).toBeUndefined())

test('a credit takes no collateral, whatever the address says', () => {
  expect(pledgedIn({ ...agreement, coin: 'BTC', pledge: '1' })).toBeNull()
})

test('a loan costs nothing on its first day if the exchange says so, else as on every other day', () => {
  const credit = { amount: '500', dailyRate: '0.0005', days: 7 }
  const onCoins = { amount: '1850', dailyRate: '0.0002', days: 30 }
  expect(costOf({ ...credit, freeDay: true })).toEqual({ interest: '1.5', due: '501.5' })
  expect(costOf({ ...credit, freeDay: false })).toEqual({ interest: '1.75', due: '501.75' })
  expect(costOf({ ...onCoins, freeDay: true })).toEqual({ interest: '10.73', due: '1860.73' })
  expect(costOf({ ...onCoins, freeDay: false })).toEqual({ interest: '11.1', due: '1861.1' })
})

test('6,000 on 0.1 BTC at 100,000: called at 80,000.00, sold at 70,588.23', () => {
  const pledged = pledgedIn(onCoins)
  if (!pledged) throw new Error('no collateral')
  expect(coverOf('6000', pledged, { price: '100000', places: 2 })).toEqual({
    ltv: '0.6',
    call: '80000',
    liquidation: '70588.23',
    most: '6500',
  })
  expect(coverOf('6000', pledged, null)).toMatchObject({ ltv: null, most: null, call: '80000' })
})

test('the terms of each kind are found', () => {
  expect(setOf(loanSets, 'pledge')?.id).toBe('pledge')
  expect(setOf([], 'pledge')).toBeUndefined()
})
