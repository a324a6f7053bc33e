import { expect, test } from '@jest/globals'
import type { SecondOrder, SecondTerm } from '@shared/contract'
import { breakEvenRate } from '@shared/money'
import {
  largestStake,
  payoutOf,
  resultOf,
  roundAt,
  type SecondContext,
  type SecondForm,
  secondModel,
  termOf,
} from './second.model.ts'

const term = (seconds: number, odds: string) =>
  ({ id: `second-${seconds}`, seconds, odds, minAmount: '10', maxAmount: '5000' }) as SecondTerm
const terms = [term(30, '0.76'), term(60, '0.8'), term(120, '0.82')]
const context = (change: Partial<SecondContext> = {}): SecondContext => ({
  ...{ terms, running: 0, staked: '0', closesIn: null },
  ...change,
})
const typed = (amount: string, setId = '') => ({ amount, setId }) satisfies SecondForm
const faults = (form: SecondForm, change?: Partial<SecondContext>) => secondModel.faults(form, context(change))

const order = (change: Partial<SecondOrder> = {}) =>
  ({
    direction: 1,
    amount: '100',
    odds: '0.8',
    openTick: { price: '64000', time: 0, seq: 1 },
    ...change,
  }) as SecondOrder

test('a stake of 100 at 0.80 pays 180 in all, and is even at 55.56 %', () => {
  expect(payoutOf('100', '0.8')).toBe('180')
  expect(breakEvenRate('0.8')).toBe('0.55555556')
})

test('were it settled now: a rise wins above the entry, a fall below it, and the same is a tie', () => {
  expect(roundAt(order(), '64010')).toEqual({ result: 'win', profit: '80' })
  expect(roundAt(order(), '63990')).toEqual({ result: 'loss', profit: '-100' })
  expect(roundAt(order({ direction: 2 }), '63990')).toEqual({ result: 'win', profit: '80' })
  expect(roundAt(order(), '64000')).toEqual({ result: 'tie', profit: '0' })
})

test('a minute is taken until another duration is chosen', () => {
  expect(termOf(terms, '')?.seconds).toBe(60)
  expect(termOf(terms, 'second-120')?.seconds).toBe(120)
  expect(termOf([term(30, '0.76')], 'gone')?.seconds).toBe(30)
})

test('a stake lies within the range of its duration, in whole cents', () => {
  expect(faults(typed(''))).toEqual({ amount: { name: 'stake-missing' } })
  expect(faults(typed('9.99'))).toEqual({ amount: { name: 'stake-range', min: '10', max: '5000' } })
  expect(faults(typed('5000.01'))).toEqual({ amount: { name: 'stake-range', min: '10', max: '5000' } })
  expect(faults(typed('10.005'))).toEqual({ amount: { name: 'stake-step', step: '0.01' } })
  expect(faults(typed('5000'))).toEqual({})
})

test('what runs leaves less to stake, and what is left is told', () => {
  expect(faults(typed('500'), { staked: '19600' })).toEqual({
    amount: { name: 'stake-limit', n: '20000', left: '400' },
  })
  expect(faults(typed('400'), { staked: '19600' })).toEqual({})
})

test('tells the limit of a hundred running contracts at once, before a stake is typed', () => {
  const full = { amount: { name: 'too-many', n: 100 } }
  expect(faults(typed('100'), { running: 99 })).toEqual({})
  expect(faults(typed('100'), { running: 100 })).toEqual(full)
  expect(secondModel.early?.(typed(''), context({ running: 100 }))).toEqual(full)
})

test('what would end once the market has closed is told at the duration', () => {
  expect(faults(typed('100'), { closesIn: 60_000 })).toEqual({ setId: { name: 'expires-closed' } })
  expect(faults(typed('100', 'second-30'), { closesIn: 60_000 })).toEqual({})
})

test('what is too little may be growing, what is too much is told at once', () => {
  expect(secondModel.early?.(typed('5'), context())).toEqual({})
  expect(secondModel.early?.(typed('6000'), context())).toMatchObject({ amount: { name: 'stake-range' } })
})

test('the most that can be staked is what balance, duration and account allow', () => {
  const [, minute = term(60, '0.8')] = terms
  expect(largestStake(minute, '0', '4900.129')).toBe('4900.12')
  expect(largestStake(minute, '0', '9000')).toBe('5000')
  expect(largestStake(minute, '19600', '9000')).toBe('400')
})

test('a result is read by its code, and none while it runs', () => {
  expect(([1, 0, -1, -2, null] as const).map(result => resultOf(order({ result })))).toEqual([
    'win',
    'tie',
    'loss',
    'voided',
    undefined,
  ])
})
