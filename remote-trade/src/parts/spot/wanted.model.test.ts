import { expect, test } from '@jest/globals'
import { filledWith, wantedSize } from './wanted.model.ts'

const context = { market: '64120.5', info: { quantityStep: '0.0001' } }
const market = { kind: 'market', share: null }

test('fills the money that coins cost into a purchase, rounded up to the cent', () => {
  expect(filledWith({ quantity: '0.01' }, 'long', context)).toEqual({ ...market, side: 'long', amount: '641.21' })
  expect(filledWith({ amount: '100' }, 'long', context)).toEqual({ ...market, side: 'long', amount: '100' })
})

test('fills the coins that bring an amount into a sale, rounded down to the step', () => {
  expect(filledWith({ amount: '100' }, 'short', context)).toEqual({ ...market, side: 'short', quantity: '0.0015' })
  expect(filledWith({ quantity: '0.01' }, 'short', context)).toEqual({ ...market, side: 'short', quantity: '0.01' })
})

test.each(['0', '-1', '1e5', 'NaN', '__proto__', 'constructor', '9'.repeat(10_000), '', ' 1', '1,000'])(
  'takes no size from an address that says %j',
  text => expect(wantedSize({ amount: text, quantity: text })).toBeUndefined(),
)

test('takes coins before money from an address that says both', () => {
  expect(wantedSize({ amount: '100', quantity: '0.01' })).toEqual({ quantity: '0.01' })
  expect(wantedSize({ amount: '100' })).toEqual({ amount: '100' })
})
