import { expect, test } from '@jest/globals'
import { LOCALES, type Locale } from './languages.ts'
import { formatWeekdayTime } from './weekday-time.ts'

const exchange = 'Asia/Shanghai'

test.each<[Locale, string]>([
  ['en-US', 'Mon 05:00'],
  ['ja-JP', '月 05:00'],
  ['es-ES', 'lun 05:00'],
  ['zh-Hant', '週一 05:00'],
])('in %s a market opens "%s"', (locale, text) => {
  expect(formatWeekdayTime(locale, '2026-11-23 05:00:00', exchange)).toBe(text)
})

test('no language writes the time in other digits', () => {
  for (const locale of Object.keys(LOCALES) as Locale[])
    expect(formatWeekdayTime(locale, '2026-11-23 05:00:00', exchange)).toMatch(/^\S.* 05:00$/)
})

test("the viewer's own day may be another one; midnight is 00:00", () => {
  expect(formatWeekdayTime('en-US', '2026-11-23 05:00:00', 'America/New_York')).toBe('Sun 16:00')
  expect(formatWeekdayTime('en-US', '2026-11-23 00:00:00', exchange)).toBe('Mon 00:00')
})

test('what is no server time is refused', () => {
  expect(() => formatWeekdayTime('en-US', 'soon')).toThrow(RangeError)
})
