import { expect, test } from '@jest/globals'
import { decimalIn } from './refused-values.ts'

test('a price is a decimal above zero, also as a number', () => {
  const none = ['', '65,000', '1e4', 'now', '0', '0.00', '-1', Number.NaN, null, [], {}]
  expect(none.map(decimalIn).filter(Boolean)).toEqual([])
  expect(['65000', '0.840', 64000.5].map(decimalIn)).toEqual(['65000', '0.84', '64000.5'])
})
