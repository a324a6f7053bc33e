import { expect, test } from '@jest/globals'
import { leverageRefusal, partRefusal, quantityRefusal } from './size.ts'
import { btcTiers } from './testing/values.ts'

const lots = { minQuantity: '0.0001', maxQuantity: '100', quantityStep: '0.0001' }
const range = { name: 'quantity-range', min: '0.0001', max: '100' }
const step = { name: 'quantity-step', step: '0.0001' }

test.each([
  ['0', range],
  ['0.00009', range],
  ['0.0001', null],
  ['0.00015', step],
  ['100', null],
  ['100.0001', range],
])('an order of %s lies within the range, on the step, or is refused by the rule that it breaks', (quantity, refusal) =>
  expect(quantityRefusal(quantity, lots)).toEqual(refusal),
)

test.each([
  ['0', { ...range, max: '0.5' }],
  ['0.0001', null],
  ['0.00015', step],
  ['0.5', null],
  ['0.5001', { ...range, max: '0.5' }],
])('of a position of 0.5 a part of %s is one step at least, the whole at most', (part, refusal) =>
  expect(partRefusal(part, '0.5', lots)).toEqual(refusal),
)

const terms = { tiers: btcTiers, leverages: [1, 20, 50, 100] }

test.each([
  [100, '50000', null],
  [100, '50000.01', { name: 'leverage-limit', n: 50 }],
  [20, '1000000', null],
  [1, '1000000.01', { name: 'position-limit', max: '1000000' }],
  [7, '1000', { name: 'leverage-limit', n: 100 }],
])('%i times with %s in all is what the tier and the symbol allow, or says what they do', (leverage, total, refusal) =>
  expect(leverageRefusal(leverage, terms, total)).toEqual(refusal),
)
