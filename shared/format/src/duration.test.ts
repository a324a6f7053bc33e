import { expect, test } from '@jest/globals'
import { formatCountdown, formatRelative } from './duration.ts'

test.each([
  [0, '00:00'],
  [-5, '00:00'],
  [1, '00:01'],
  [59_000, '00:59'],
  [59_001, '01:00'],
  [299_000, '04:59'],
  [86_399_000, '23:59:59'],
  [90_000_000, '25:00:00'],
])('%i ms are left: %s', (milliseconds, text) => {
  expect(formatCountdown(milliseconds)).toBe(text)
})

test.each([
  [-500, 'now'],
  [-59_999, '59 seconds ago'],
  [-60_000, '1 minute ago'],
  [-180_000, '3 minutes ago'],
  [7_200_000, 'in 2 hours'],
  [-86_400_000, 'yesterday'],
  [-400 * 86_400_000, '400 days ago'],
])('%i ms from now is "%s"', (milliseconds, text) => {
  expect(formatRelative('en-US', milliseconds)).toBe(text)
})

test('the words are those of the language', () => {
  expect(formatRelative('vi-VN', -180_000)).toBe('3 phút trước')
})
