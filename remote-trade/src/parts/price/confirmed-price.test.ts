import { expect, test } from '@jest/globals'
import { movedOf, priceToConfirm } from './confirmed-price.ts'

const refused = (refusal: string, values = {}) => ({ kind: 'refused', text: '', refusal, values }) as const

test('after "now 65,000" that price is confirmed, until a newer one is heard', () => {
  const moved = movedOf(refused('price-moved', { value: '65000' }), '64000')
  expect(priceToConfirm({ state: 'open', price: '64000' }, moved)).toBe('65000')
  expect(priceToConfirm({ state: 'open', price: '65010' }, moved)).toBe('65010')
})

test('another refusal moves nothing, and a price that is no longer fresh is not confirmed', () => {
  expect(movedOf(refused('too-fast'), '64000')).toBeNull()
  for (const value of ['65,000', 'a moment ago', '', '0', null, {}])
    expect(movedOf(refused('price-moved', { value }), '64000')).toBeNull()
  expect(priceToConfirm({ state: 'open', price: '64000' }, null)).toBe('64000')
  expect(priceToConfirm({ state: 'stale', seconds: 6 }, null)).toBeNull()
})
