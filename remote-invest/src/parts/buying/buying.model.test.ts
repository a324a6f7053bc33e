import { expect, test } from '@jest/globals'
import { productStates, productTypes } from '@shared/contract/codes'
import { buyModel, costOf, missingOf, mostOf, quantityFault, shareOf, type Terms } from './buying.model.ts'
import { amountInAddress, leastOf, shutOf } from './offer.model.ts'

const terms = (change: Partial<Terms> = {}): Terms => ({
  type: productTypes.arbitrage,
  currency: 'USDT',
  price: null,
  minAmount: '100',
  maxAmount: '20000',
  holdLimit: null,
  holdUsed: '0',
  remaining: null,
  ...change,
})
const machine = terms({ type: productTypes.mining, price: '2800', minAmount: '1', maxAmount: '50' })
const faultOf = (quantity: string, change: Partial<Terms> = {}, available: string | undefined = '10000') =>
  quantityFault({ of: terms(change), available }, quantity)

test.each([
  ['', { name: 'missing' }],
  ['0', { name: 'not-positive' }],
  ['100.001', { name: 'places', places: 2 }],
  ['99.99', { name: 'below', n: '100' }],
  ['20000.01', { name: 'above', n: '20000' }],
  ['10000.01', { name: 'too-much' }],
  ['100', null],
  ['10000', null],
])('checks an amount of "%s" against the terms and the balance', (quantity, fault) => {
  expect(faultOf(quantity)).toEqual(fault)
})

test('checks the hold limit and the remaining quota too', () => {
  expect(faultOf('200', { holdLimit: '500', holdUsed: '400' })).toEqual({ name: 'hold', n: '100' })
  expect(faultOf('600', { remaining: '500' })).toEqual({ name: 'left', n: '500' })
})

test('accepts the whole remaining quota when it is below the minimum', () => {
  expect(leastOf(terms({ remaining: '60' }))).toBe('60')
  expect(faultOf('60', { remaining: '60' })).toBeNull()
  expect(faultOf('50', { remaining: '60' })).toEqual({ name: 'below', n: '60' })
})

test('finds no fault in the amount while the balance is unknown', () => {
  expect(quantityFault({ of: terms(), available: undefined }, '5000')).toBeNull()
  expect(missingOf({ of: terms(), available: undefined }, '5000')).toBeNull()
})

test('tells the missing amount only for a quantity that more money could buy', () => {
  const context = { of: terms({ holdLimit: '5000', holdUsed: '1000' }), available: '300' }
  expect([missingOf(context, '1000'), missingOf(context, '50'), missingOf(context, '200')]).toEqual(['700', null, null])
  expect([missingOf(context, '4001'), missingOf(context, '20001')]).toEqual([null, null])
})

test('sells whole machines at their price, up to the balance', () => {
  const context = { of: machine, available: '6000' }
  expect(costOf(machine, '2')).toBe('5600')
  expect(quantityFault(context, '1.5')).toEqual({ name: 'whole' })
  expect(quantityFault(context, '2')).toBeNull()
  expect(quantityFault(context, '3')).toEqual({ name: 'too-much' })
  expect(missingOf(context, '3')).toBe('2400')
  expect([mostOf(machine, '6000'), shareOf(machine, '6000', 50), shareOf(machine, '2799', 100)]).toEqual([
    '2',
    '1',
    '0',
  ])
})

test('takes a share of the least of balance, maximum, hold limit and quota', () => {
  expect(mostOf(terms(), '12345.678')).toBe('12345.67')
  expect(mostOf(terms(), '50000')).toBe('20000')
  expect(mostOf(terms({ holdLimit: '500', holdUsed: '200', remaining: '250' }), '50000')).toBe('250')
  expect(shareOf(terms(), '1000.33', 25)).toBe('250.08')
  expect(mostOf(terms({ holdLimit: '500', holdUsed: '600' }), '50000')).toBe('0')
})

test('shows no "too little" while typing, but other faults', () => {
  const context = { of: terms(), available: '10000' }
  expect(buyModel.early?.({ quantity: '5', agreed: false }, context)).toEqual({})
  expect(buyModel.early?.({ quantity: '50000', agreed: false }, context)).toEqual({
    quantity: { name: 'above', n: '20000' },
  })
  expect(buyModel.faults({ quantity: '100', agreed: false }, context)).toEqual({ agreed: { name: 'not-agreed' } })
})

test('maps refusals of the amount or the agreement to their fields, others to the sheet', () => {
  const at = (refusal: string) => buyModel.fieldOf?.({ kind: 'refused', text: '', refusal, values: {} })
  expect(['remaining-less', 'hold-limit', 'insufficient-balance', 'below-minimum'].map(at)).toEqual(
    Array(4).fill('quantity'),
  )
  expect(at('agreement-required')).toBe('agreed')
  expect(['terms-changed', 'not-covered', 'on-break', 'level-too-low'].map(at)).toEqual(Array(4).fill(undefined))
})

test('ignores an amount in the address that is none', () => {
  expect([
    amountInAddress({ amount: '12.5' }),
    amountInAddress({ amount: '-3' }),
    amountInAddress({ amount: 'x' }),
    amountInAddress({}),
  ]).toEqual(['12.5', '', '', ''])
})

test('names a closed sale before a missing level', () => {
  const shut = (status: number, allowed: boolean) => shutOf({ status: status as 0, allowed })
  expect(shut(productStates.coming, false)).toBe('coming')
  expect(shut(productStates.soldOut, true)).toBe('sold-out')
  expect(shut(productStates.closed, true)).toBe('closed')
  expect(shut(productStates.onSale, false)).toBe('level')
  expect(shut(productStates.onSale, true)).toBeNull()
})
