import { expect, test } from '@jest/globals'
import type { LivePledge } from '../../parts/loans/loan.model.ts'
import { afterAdding, collateralModel, less, share } from './collateral.model.ts'

const pledge: LivePledge = {
  ...{ currency: 'BTC', quantity: '0.1', ratios: { initial: '0.65', call: '0.75', liquidation: '0.85' } },
  ...{ price: '78000', ltv: '0.76923076', remedy: undefined, isSold: false },
}

test.each([
  ['', 'missing'],
  ['0', 'not-positive'],
  ['0.000000001', 'places'],
  ['0.06', 'too-much'],
  ['0.05', undefined],
])('%p of 0.05 BTC is %s', (amount, fault) => {
  expect(collateralModel.faults({ amount }, { available: '0.05' }).amount).toBe(fault)
})

test('until it is known what there is, the exchange judges', () => {
  expect(collateralModel.faults({ amount: '7' }, { available: undefined }).amount).toBeUndefined()
  expect(collateralModel.early?.({ amount: '' }, { available: '1' })).toEqual({})
})

test('0.01834320 more at 78,000 are 65 % again', () => {
  expect(afterAdding('6000', pledge, '0.0183432')).toMatchObject({ quantity: '0.1183432' })
  expect(afterAdding('6000', pledge, '0.0183432').ltv?.slice(0, 6)).toBe('0.6499')
})

test('shares are exact to eight places', () => {
  expect(share('0.00000003', 50)).toBe('0.00000001')
  expect(less('0.05', '0.0183432')).toBe('0.0316568')
})
