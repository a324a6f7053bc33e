import { afterEach, expect, jest, test } from '@jest/globals'
import { formatClock } from './clock.ts'
import { formatDayMonth, formatDayMonthYear, formatMinute, formatMoment, formatMonthYear } from './short-time.ts'

const moment = Date.UTC(2026, 10, 22, 1, 5)
const zone = 'Asia/Shanghai'

afterEach(() => void jest.useRealTimers())

test.each([
  ['en-US', '22 Nov', '22 Nov 2026', 'Nov 2026'],
  ['es-ES', '22 nov', '22 nov 2026', 'nov 2026'],
  ['ja-JP', '11月22日', '2026年11月22日', '2026年11月'],
  ['ko-KR', '11월 22일', '2026년 11월 22일', '2026년 11월'],
  ['zh-Hans', '11月22日', '2026年11月22日', '2026年11月'],
  ['th-TH', '22 พ.ย.', '22 พ.ย. 2026', 'พ.ย. 2026'],
] as const)('%s writes a day, with its year, and a month in short', (locale, day, year, month) => {
  const texts = [formatDayMonth, formatDayMonthYear, formatMonthYear].map(write => write(locale, moment, zone))
  expect(texts).toEqual([day, year, month])
})

test('a time of day is of the zone that is asked for, in 24 hours', () => {
  expect([formatMinute(moment, zone), formatMinute(moment, 'UTC')]).toEqual(['09:05', '01:05'])
  expect(formatMinute(Date.UTC(2026, 10, 22), 'UTC')).toBe('00:00')
})

test('a moment of today is its time alone, of any other day it has the day before it', () => {
  const noon = new Date(2026, 10, 27, 12).getTime()
  jest.useFakeTimers({ now: noon })
  const [later, in2Days] = [noon + 3_600_000, noon + 2 * 86_400_000]
  expect(formatMoment('en-US', later)).toBe(formatClock(later))
  expect(formatMoment('en-US', in2Days)).toBe('29 Nov 12:00:00')
  expect(formatMoment('ja-JP', in2Days)).toBe('11月29日 12:00:00')
  expect(formatMoment('en-US', noon - 86_400_000)).toBe('26 Nov 12:00:00')
})
