import { afterEach, expect, test } from '@jest/globals'
import { isDayFirst } from './day-first.ts'
import { LOCALES } from './languages.ts'
import { localTimes } from './local-times.ts'
import { formatDay, formatRecordTime } from './time.ts'

const page = (dataset: { lang?: string }, lang: string) =>
  Object.assign(globalThis, { document: { documentElement: { dataset, lang } } })

afterEach(() => void Reflect.deleteProperty(globalThis, 'document'))

test('Japanese, Korean and Chinese date with the year first, all others with the day', () => {
  const yearFirst = Object.keys(LOCALES).filter(locale => !isDayFirst(locale))
  expect(yearFirst).toEqual(['ko-KR', 'ja-JP', 'zh-Hans', 'zh-Hant'])
})

test.each([
  ['ja-JP', '2026-11-30 00:05:09', '2026-11-30'],
  ['th-TH', '30/11/2026 00:05:09', '30/11/2026'],
])(
  'records, and moments inside texts, on a page in %s read %s, days %s, whatever a translator of pages makes of it',
  (lang, told, day) => {
    page({ lang }, 'ar')
    expect(formatRecordTime('2026-11-30 00:05:09', 'Asia/Shanghai')).toBe(told)
    expect(localTimes('2026-11-30 00:05:09 (UTC+8)', 'Asia/Shanghai')).toBe(told)
    expect(formatDay('2026-11-30 00:05:09', 'Asia/Shanghai')).toBe(day)
  },
)

test('a page without a mark of its own dates by its language', () => {
  page({}, 'ko-KR')
  expect(isDayFirst()).toBe(false)
})

test('without a page the day comes first', () => {
  expect(isDayFirst()).toBe(true)
})
