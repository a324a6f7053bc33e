import { expect, test } from '@jest/globals'
import {
  after,
  amountFault,
  amountOf,
  bringing,
  directionOf,
  isEnough,
  share,
  transferModel,
} from './transfer.model.ts'

test('the direction is balance to contract unless the address says otherwise', () => {
  expect(directionOf({})).toEqual({ from: 'balance', to: 'contract' })
  expect(directionOf({ from: 'contract' })).toEqual({ from: 'contract', to: 'balance' })
  expect(directionOf({ to: 'balance' })).toEqual({ from: 'contract', to: 'balance' })
  expect(directionOf({ from: 'nonsense' })).toEqual({ from: 'balance', to: 'contract' })
})

test('an amount in the address counts only if it is one', () => {
  expect(amountOf({ amount: '23.4' })).toBe('23.4')
  expect(amountOf({ amount: '23.401' })).toBe('23.401')
  expect(amountOf({ amount: '-5' })).toBe('')
  expect(amountOf({ amount: '1e3' })).toBe('')
})

test('what was asked for is brought to the full cent, or by all that is there', () => {
  expect(bringing('23.401', '100')).toBe('23.41')
  expect(bringing('23.401', '23.405')).toBe('23.405')
  expect(bringing('23.401', '10')).toBe('23.41')
  expect(bringing('', '10')).toBe('')
})

test.each([
  ['', 'missing'],
  ['0', 'not-positive'],
  ['-1', 'not-positive'],
  ['100.01', 'too-much'],
  ['100', null],
])('%p of 100 is %p', (amount, fault) => expect(amountFault(amount, '100')).toBe(fault))

test('what is wrong is said while it is typed; that nothing is typed, at a press', () => {
  expect(transferModel.early?.({ amount: '100.01' }, '100')).toEqual({ amount: 'too-much' })
  expect(transferModel.early?.({ amount: '' }, '100')).toEqual({})
  expect(transferModel.faults({ amount: '' }, '100')).toEqual({ amount: 'missing' })
})

test('a part of what is there moves in cents, as balances are shown; all of it to its last digit', () => {
  expect(share('749.505', 25)).toBe('187.37')
  expect(share('749.50912345', 100)).toBe('749.50912345')
  expect(amountFault('749.50912345', '749.50912345')).toBeNull()
  expect(amountFault('749.509', '749.50912345')).toBe('places')
  expect(amountFault('0.001', '749.50912345')).toBe('places')
})

test('what was asked for is brought when all of it moved', () => {
  expect(isEnough('10', '10')).toBe(true)
  expect(isEnough('9.99', '10')).toBe(false)
  expect(isEnough('1', '')).toBe(true)
})

test('what leaves one account arrives in the other', () => {
  const available = { balance: '1000', contract: '0' }
  expect(after(available, { from: 'balance', to: 'contract' }, '250.50')).toEqual({
    balance: '749.5',
    contract: '250.5',
  })
})
