import { expect, test } from '@jest/globals'
import {
  amountOf,
  choose,
  missingOf,
  most,
  pairOf,
  previewOf,
  type SwapContext,
  swapModel,
  type Terms,
} from './swap.model.ts'

const known = ['USDT', 'BTC', 'ETH']
const terms = (change: Partial<Terms> = {}): Terms => ({
  currency: 'USDT',
  available: '10000',
  min: '1',
  max: '50000',
  ...change,
})
const context = (change: Partial<SwapContext> = {}): SwapContext => ({
  pair: { from: 'USDT', to: 'BTC' },
  terms: terms(),
  ...change,
})
const quote = { rate: '0.000015625', spread: '0.002' }

test('500 USDT at 64,000 are 0.00779687 BTC, at least 0.00775789, and the spread takes 1', () => {
  expect(previewOf('500', quote, terms())).toEqual({
    obtained: '0.00779687',
    least: '0.00775789',
    spread: '1',
    left: '9500',
  })
})

test('an empty address is dollars for bitcoin; what is not exchanged counts as not said', () => {
  expect(pairOf({}, known)).toEqual({ from: 'USDT', to: 'BTC' })
  expect(pairOf({ from: 'ETH' }, known)).toEqual({ from: 'ETH', to: 'USDT' })
  expect(pairOf({ to: 'ETH' }, known)).toEqual({ from: 'USDT', to: 'ETH' })
  expect(pairOf({ to: 'USDT' }, known)).toEqual({ from: 'BTC', to: 'USDT' })
  expect(pairOf({ from: 'EUR', to: 'ETH' }, known)).toEqual({ from: 'USDT', to: 'ETH' })
  expect(pairOf({ from: 'BTC', to: 'BTC' }, known)).toEqual({ from: 'BTC', to: 'BTC' })
})

test('who chooses what stands on the other side makes both change places', () => {
  const pair = { from: 'USDT', to: 'BTC' }
  expect(choose(pair, 'to', 'ETH')).toEqual({ from: 'USDT', to: 'ETH' })
  expect(choose(pair, 'to', 'USDT')).toEqual({ from: 'BTC', to: 'USDT' })
  expect(choose(pair, 'from', 'BTC')).toEqual({ from: 'BTC', to: 'USDT' })
})

test('an amount in the address counts only if it is one', () => {
  expect(['500', '0.5', '0', '-1', '1e3', 'x', undefined].map(amount => amountOf({ amount }))).toEqual([
    '500',
    '0.5',
    '',
    '',
    '',
    '',
    '',
  ])
})

test('an amount is within the range, then within what is there', () => {
  const fault = (amount: string, change: Partial<Terms> = {}) =>
    swapModel.faults({ amount }, context({ terms: terms(change) })).amount
  expect(fault('')).toEqual({ name: 'missing' })
  for (const amount of ['0.99', '50000.01']) expect(fault(amount)).toEqual({ name: 'range', min: '1', max: '50000' })
  for (const amount of ['1', '10000']) expect(fault(amount)).toBeUndefined()
  expect(fault('10000.00000001')).toEqual({ name: 'too-much' })
  expect(fault('0.99', { min: null, max: null })).toBeUndefined()
})

test('a currency is not exchanged for itself', () => {
  const same = context({ pair: { from: 'BTC', to: 'BTC' } })
  expect(swapModel.early?.({ amount: '' }, same)).toEqual({ to: { name: 'same' } })
})

test('all that may go at once is what is there, up to the range', () => {
  expect(most(terms())).toBe('10000')
  expect(most(terms({ available: '60000' }))).toBe('50000')
  expect(missingOf('10250.5', terms())).toBe('250.5')
  expect(missingOf('10000', terms())).toBeNull()
})

test('of what is more than may go at once nothing is missing: no money would make it go', () => {
  expect(missingOf('50000', terms())).toBe('40000')
  expect(missingOf('50000.01', terms())).toBeNull()
  expect(missingOf('0.5', terms({ available: '0.1' }))).toBeNull()
})
