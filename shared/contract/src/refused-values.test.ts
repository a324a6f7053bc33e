import { expect, test } from '@jest/globals'
import { decimalIn, timeIn } from './refused-values.ts'

test('a moment is one of the calendar in the server’s writing', () => {
  const none = ['', '2026-11-30T12:00:00Z', '2026-02-30 12:00:00', '0000-00-00 00:00:00', 1_764_000_000_000, null, {}]
  expect(none.map(timeIn).filter(Boolean)).toEqual([])
  expect(timeIn('2026-11-30 12:00:00')).toBe('2026-11-30 12:00:00')
})

test('a price is a decimal above zero, also as a number', () => {
  const none = ['', '65,000', '1e4', 'now', '0', '0.00', '-1', Number.NaN, null, [], {}]
  expect(none.map(decimalIn).filter(Boolean)).toEqual([])
  expect(['65000', '0.840', 64000.5].map(decimalIn)).toEqual(['65000', '0.84', '64000.5'])
})
