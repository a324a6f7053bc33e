import { expect, test } from '@jest/globals'
import { formatClock } from './clock.ts'

test("a moment is told as the phone's own time of day, each part of two digits", () => {
  expect(formatClock(new Date(2026, 10, 21, 4, 3, 2).getTime())).toBe('04:03:02')
  expect(formatClock(new Date(2026, 10, 21, 23, 59, 59, 999).getTime())).toBe('23:59:59')
})
