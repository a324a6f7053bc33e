import { expect, test } from '@jest/globals'
import { daysLabel, daysOf, isBackwards, recentDays } from './days.ts'
import { serverBounds } from './time.ts'

test('of an address only days count', () => {
  expect(daysOf({ begin: '2026-11-04', end: 'yesterday' })).toEqual({ begin: '2026-11-04' })
  expect(daysOf({ begin: '2026-02-31', end: '2028-02-29' })).toEqual({ end: '2028-02-29' })
})

test.each([
  ['0000-01-01', '0001-01-01'],
  ['9999-12-31', '10000-01-01'],
  ['-000001-01-01', '١٩٩٩-01-01'],
])('what no server could be asked for, as %s to %s, is no day', (begin, end) =>
  expect(serverBounds(daysOf({ begin, end }))).toEqual({}),
)

test('a span is named by its ends and never runs backwards', () => {
  expect([daysLabel({}), daysLabel({ begin: '2026-11-04' })]).toEqual([undefined, '04/11/2026 – …'])
  expect(isBackwards({ begin: '2026-11-05', end: '2026-11-04' })).toBe(true)
  expect(isBackwards({ begin: '2026-11-05', end: '2026-11-05' })).toBe(false)
  expect(isBackwards({ begin: '2026-11-05' })).toBe(false)
})

test('recent days end today, and cross a change of the clocks and a year', () => {
  const now = Date.UTC(2026, 10, 20, 18, 5, 9)
  expect(recentDays(now, 1, 'America/New_York')).toEqual({ begin: '2026-11-20', end: '2026-11-20' })
  expect(recentDays(now, 7, 'Asia/Tokyo')).toEqual({ begin: '2026-11-15', end: '2026-11-21' })
  expect(recentDays(now, 30, 'America/New_York').begin).toBe('2026-10-22')
  expect(recentDays(Date.UTC(2027, 0, 1, 12), 7, 'UTC').begin).toBe('2026-12-26')
})
