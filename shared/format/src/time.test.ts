import { afterEach, expect, test } from '@jest/globals'
import { Settings } from 'luxon'
import { fc } from '../../testing/src/soak.ts'
import {
  formatArticleTime,
  formatDay,
  formatRecordTime,
  fromServerTime,
  serverBounds,
  startOfServerDay,
  toServerTime,
} from './time.ts'

afterEach(() => {
  Settings.defaultLocale = new Intl.DateTimeFormat().resolvedOptions().locale
  Settings.defaultZone = 'system'
  Settings.now = () => Date.now()
})

test('a server time is eight hours ahead of UTC', () => {
  expect(fromServerTime('2026-11-21 15:40:00')).toBe(Date.UTC(2026, 10, 21, 7, 40))
  expect(toServerTime(Date.UTC(2026, 10, 21, 7, 40, 0, 999))).toBe('2026-11-21 15:40:00')
})

test('a server time survives the way to milliseconds and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), seconds => {
      expect(fromServerTime(toServerTime(seconds * 1000))).toBe(seconds * 1000)
    }),
  )
})

test.each(['', '2026-11-21', '2026-11-21T15:40:00', '2026-02-30 00:00:00', '21/11/2026 15:40:00'])(
  '"%s" is no server time',
  text => {
    expect(() => fromServerTime(text)).toThrow('It must read yyyy-MM-dd HH:mm:ss, in UTC+8')
  },
)

test("the specification's formats and the clock, in the viewer's zone", () => {
  const sent = '2026-11-21 02:05:09'
  expect(formatRecordTime(sent, 'America/New_York')).toBe('20/11/2026 13:05:09')
  expect(formatArticleTime(sent, 'Asia/Tokyo')).toBe('2026-11-21 03:05:09')
  expect(formatDay(sent, 'America/New_York')).toBe('20/11/2026')
})

test("the viewer's zone is the phone's unless one is named", () => {
  Settings.defaultZone = 'America/New_York'
  expect(formatRecordTime('2026-11-21 02:05:09')).toBe('20/11/2026 13:05:09')
})

test.each(['th-TH-u-ca-buddhist-nu-thai', 'ar-EG-u-nu-arab'])(
  'a phone set to %s still shows the year 2026 in Latin digits',
  phone => {
    Settings.defaultLocale = phone
    expect(formatRecordTime('2026-11-21 15:40:00', 'UTC')).toBe('21/11/2026 07:40:00')
    expect(toServerTime(0)).toBe('1970-01-01 08:00:00')
    expect(fromServerTime('2026-11-21 15:40:00')).toBe(Date.UTC(2026, 10, 21, 7, 40))
  },
)

test('a day picked in New York runs from 13:00 to 12:59:59 of the server, and an hour later in winter', () => {
  expect(serverBounds({ begin: '2026-07-01', end: '2026-07-02' }, 'America/New_York')).toEqual({
    begin: '2026-07-01 12:00:00',
    end: '2026-07-03 11:59:59',
  })
  expect(serverBounds({ begin: '2026-12-01', end: '2026-12-01' }, 'America/New_York')).toEqual({
    begin: '2026-12-01 13:00:00',
    end: '2026-12-02 12:59:59',
  })
})

test('an open end of a span has no bound', () => {
  expect(Object.keys(serverBounds({ begin: '2026-11-04' }))).toEqual(['begin'])
  expect(Object.keys(serverBounds({ end: '2026-11-04' }))).toEqual(['end'])
  expect(serverBounds({})).toEqual({})
})

test('the day on which the clocks go back has 25 hours', () => {
  const { begin = '', end = '' } = serverBounds({ begin: '2026-11-01', end: '2026-11-01' }, 'America/New_York')
  expect(fromServerTime(end) - fromServerTime(begin)).toBe(25 * 3_600_000 - 1000)
})

const doubled = [
  ['America/Havana', '2026-10-31', '2026-11-01'],
  ['Atlantic/Azores', '2026-10-24', '2026-10-25'],
  ['America/Scoresbysund', '2020-10-24', '2020-10-25'],
  ['Asia/Gaza', '2016-10-28', '2016-10-29'],
  ['Antarctica/Casey', '2020-03-07', '2020-03-08'],
  ['America/Sao_Paulo', '2018-02-17', '2018-02-18'],
] as const

test.each(doubled.flatMap(place => [1, 7].map(month => [...place, month] as const)))(
  'two days that follow each other leave out no second where the clocks of %s go back over the midnight from %s to %s, asked in month %i',
  (zone, before, day, month) => {
    Settings.now = () => Date.UTC(2026, month - 1, 15)
    const { end = '' } = serverBounds({ end: before }, zone)
    const { begin = '' } = serverBounds({ begin: day }, zone)
    expect(fromServerTime(begin) - fromServerTime(end)).toBeLessThanOrEqual(1000)
  },
)

test('today begins at the midnight of UTC+8', () => {
  expect(toServerTime(startOfServerDay(fromServerTime('2026-11-21 00:00:00')))).toBe('2026-11-21 00:00:00')
  expect(toServerTime(startOfServerDay(fromServerTime('2026-11-21 23:59:59')))).toBe('2026-11-21 00:00:00')
})
