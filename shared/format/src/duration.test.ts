import { expect, test } from '@jest/globals'
import { formatCountdown, formatDuration, formatLength, formatRelative } from './duration.ts'

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

test.each([
  ['en-US', 1, '1 minute'],
  ['en-US', 45, '45 minutes'],
  ['en-US', 90, '2 hours'],
  ['en-US', 1440, '1 day'],
  ['ja-JP', 30, '30分'],
  ['ko-KR', 30, '30분'],
  ['th-TH', 1440, '1 วัน'],
  ['ms-MY', 60, '1 jam'],
  ['vi-VN', 1440, '1 ngày'],
  ['es-ES', 2880, '2 días'],
  ['zh-Hans', 30, '30 分钟'],
  ['zh-Hant', 1440, '1 天'],
] as const)('in %s %i minutes are "%s"', (locale, minutes, text) => {
  expect(formatDuration(locale, minutes)).toBe(text)
})

test.each([
  ['en-US', 240, '4h'],
  ['en-US', 10_080, '7d'],
  ['ko-KR', 240, '4시간'],
  ['es-ES', 10_080, '7d'],
  ['zh-Hans', 240, '4小时'],
] as const)('narrow, in %s %i minutes are "%s"', (locale, minutes, text) => {
  expect(formatDuration(locale, minutes, 'narrow')).toBe(text)
})

test.each([
  ['en-US', 60, 'minute', '60 minutes'],
  ['ja-JP', 60, 'minute', '60分'],
  ['zh-Hans', 7, 'day', '7 天'],
] as const)('in %s a length of %p %s is "%s"', (locale, count, unit, text) => {
  expect(formatLength(locale, count, unit)).toBe(text)
})
