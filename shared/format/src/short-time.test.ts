import { expect, test } from '@jest/globals'
import { formatDayMonth, formatDayMonthYear, formatMinute, formatMonthYear } from './short-time.ts'

const moment = Date.UTC(2026, 10, 22, 1, 5)
const zone = 'Asia/Shanghai'

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
