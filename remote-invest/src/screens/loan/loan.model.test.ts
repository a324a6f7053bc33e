import { expect, test } from '@jest/globals'
import { BLANK } from '../../parts/loans/loan-draft.ts'
import { creditSet, pledgeSet } from '../../testing/loan-sets.ts'
import {
  boundOf,
  coinOf,
  daysOf,
  filling,
  formInAddress,
  type LoanContext,
  loanModel,
  mostOf,
  refilled,
} from './loan.model.ts'

const [btc] = pledgeSet.pledges
if (!btc) throw new Error('no coin')
const pledging = { terms: btc, held: '0.2', at: { price: '100000', places: 2 } }
const credit: LoanContext = { set: creditSet, available: '1000', pledging: null }
const onCoins: LoanContext = { set: pledgeSet, available: '50000', pledging }
const form = (change: object) => ({ ...BLANK, ...change })

test.each([
  ['', { name: 'missing' }],
  ['99.99', { name: 'range', least: '100', most: '10000' }],
  ['100.001', { name: 'cents' }],
  ['1000.01', { name: 'limit', n: '1000' }],
  ['10000.01', { name: 'limit', n: '1000' }],
  ['100', undefined],
  ['1000', undefined],
])('checks a credit of "%s"', (amount, fault) => {
  expect(loanModel.faults(form({ amount }), credit).amount).toEqual(fault)
})

test('names the range of the terms when the limit is higher', () => {
  const context = { ...credit, available: '20000' }
  expect(loanModel.faults(form({ amount: '10000.01' }), context).amount).toMatchObject({ name: 'range' })
})

test('shows "too much" while typing, not "too little"', () => {
  expect(loanModel.early?.(form({ amount: '5' }), credit)).toEqual({})
  expect(loanModel.early?.(form({ amount: '' }), credit)).toEqual({})
  expect(loanModel.early?.(form({ amount: '5000' }), credit)).toEqual({ amount: { name: 'limit', n: '1000' } })
})

test('names what keeps the largest loan below the limit: the coins to pledge, the terms, or nothing', () => {
  expect([mostOf(onCoins), boundOf(onCoins)]).toEqual([expect.stringMatching(/^129/), 'pledge'])
  expect(boundOf({ ...onCoins, pledging: { ...pledging, held: '50' } })).toBeNull()
  expect(boundOf({ ...onCoins, available: '1000' })).toBeNull()
  expect(boundOf({ ...onCoins, pledging: { ...pledging, at: null } })).toBeNull()
  expect([boundOf(credit), boundOf({ ...credit, available: '20000' })]).toEqual([null, 'terms'])
})

test('fills the collateral to the initial ratio plus half a percent', () => {
  expect(filling('6500', pledging)).toBe('0.1005')
  expect(filling('', pledging)).toBe('')
  expect(filling('6500', { terms: btc, at: null })).toBe('')
})

test('keeps the filled quantity while it fits, and follows larger price moves', () => {
  const filled = filling('6500', pledging)
  const at = (price: string) => ({ ...pledging, at: { price, places: 2 } })
  expect(refilled(filled, '6500', at('99900'))).toBe(filled)
  expect(refilled(filled, '6500', at('99000'))).toBe('0.101516')
  expect(refilled(filled, '6500', at('101000'))).toBe('0.099505')
  expect(refilled(filled, '6500', null)).toBe('')
})

test.each([
  [{ amount: '6000', pledge: '0.1' }, {}],
  [{ amount: '6000' }, {}],
  [{ amount: '6500.01', pledge: '0.1' }, { amount: { name: 'ltv', n: '6500' } }],
  [{ amount: '6000', pledge: '0.3' }, { pledge: { name: 'held', n: '0.2' } }],
  [{ amount: '20000' }, { pledge: { name: 'held', n: '0.2' } }],
  [
    { amount: '', pledge: '' },
    { amount: { name: 'missing' }, pledge: { name: 'no-pledge' } },
  ],
])('checks a loan on coins: %j', (typed, faults) => expect(loanModel.faults(form(typed), onCoins)).toEqual(faults))

test('bounds the largest loan by the limit, the terms and the coins available to pledge', () => {
  expect(mostOf(credit)).toBe('1000')
  expect(mostOf({ ...credit, available: '20000' })).toBe('10000')
  expect(mostOf(onCoins)).toBe('12935.32')
  expect(mostOf({ ...onCoins, pledging: { ...pledging, held: '0' } })).toBe('0')
  expect(mostOf({ ...onCoins, pledging: { ...pledging, at: null } })).toBe('0')
  const most = mostOf(onCoins)
  expect(loanModel.faults(form({ amount: most }), onCoins)).toEqual({})
})

test('starts with the usual days and the coin with the largest balance', () => {
  const balances = [
    { currency: 'USDT', available: '9', value: '9' },
    { currency: 'BTC', available: '0.001', value: '64' },
    { currency: 'SOL', available: '2', value: '300' },
  ]
  expect(daysOf(BLANK, creditSet)).toBe(30)
  expect(daysOf(form({ days: 90 }), creditSet)).toBe(90)
  expect(daysOf(form({ days: 8 }), { ...creditSet, days: [7, 15] })).toBe(7)
  expect(coinOf(BLANK, pledgeSet, balances)).toBe('SOL')
  expect(coinOf(BLANK, pledgeSet, [])).toBe('BTC')
  expect(coinOf(form({ coin: 'BTC' }), pledgeSet, balances)).toBe('BTC')
  expect(coinOf(BLANK, creditSet, balances)).toBeUndefined()
})

test('fills the form from the address and ignores invalid values', () => {
  expect(formInAddress({})).toBeUndefined()
  expect(formInAddress({ amount: '500', days: '7' })).toEqual({ amount: '500', days: 7, coin: '', pledge: '' })
  expect(formInAddress({ amount: '1e9', days: 'x', coin: 'BTC' })).toEqual({
    amount: '',
    days: 0,
    coin: 'BTC',
    pledge: '',
  })
})
