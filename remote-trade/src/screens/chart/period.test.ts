import { expect, test } from '@jest/globals'
import { bucketOf, isByDay, kindOf, nextBucket, periodOf, periods, periodWords, readPeriod } from './period.ts'

const utc8 = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`)
const minuteText = (time: number) => new Date(time + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

test.each([
  ['1m', '2026-11-25 10:07', '2026-11-25 10:08'],
  ['5m', '2026-11-25 10:05', '2026-11-25 10:10'],
  ['15m', '2026-11-25 10:00', '2026-11-25 10:15'],
  ['30m', '2026-11-25 10:00', '2026-11-25 10:30'],
  ['1h', '2026-11-25 10:00', '2026-11-25 11:00'],
  ['4h', '2026-11-25 08:00', '2026-11-25 12:00'],
  ['1d', '2026-11-25 00:00', '2026-11-26 00:00'],
  ['1w', '2026-11-23 00:00', '2026-11-30 00:00'],
  ['1M', '2026-11-01 00:00', '2026-12-01 00:00'],
] as const)('a bar of %s holds Wednesday 10:07 from %s to %s in UTC+8', (period, start, end) => {
  const now = utc8('2026-11-25 10:07:42')
  expect([minuteText(bucketOf(period, now)), minuteText(nextBucket(period, now))]).toEqual([start, end])
})

test.each(periods)('a bar of %s begins where the one before ends, and holds its own beginning', period => {
  let start = bucketOf(period, utc8('2026-12-28 23:59:59'))
  for (let count = 0; count < 50; count++) {
    const next = nextBucket(period, start)
    expect([bucketOf(period, start), bucketOf(period, next - 1), bucketOf(period, next)]).toEqual([start, start, next])
    start = next
  }
})

test('a year ends in the middle of a week, and its last month with it', () => {
  expect(minuteText(nextBucket('1M', utc8('2026-12-31 23:59:59')))).toBe('2027-01-01 00:00')
  expect(minuteText(bucketOf('1w', utc8('2027-01-01 00:00:00')))).toBe('2026-12-28 00:00')
})

test('Monday midnight begins a week, Sunday night still belongs to the last one', () => {
  expect(minuteText(bucketOf('1w', utc8('2026-11-23 00:00:00')))).toBe('2026-11-23 00:00')
  expect(minuteText(bucketOf('1w', utc8('2026-11-22 23:59:59')))).toBe('2026-11-16 00:00')
})

test('an address names a period or gets the usual one', () => {
  expect(['4h', '1M', '7m', undefined].map(readPeriod)).toEqual(['4h', '1M', '15m', '15m'])
})

test('a period is said in full, in the language', () => {
  expect(periodWords('en-US', '15m')).toBe('15 minutes')
  expect(periodWords('es-ES', '1w')).toBe('1 semana')
  expect(periodWords('ja-JP', '1M')).toBe('1か月')
})

test('every period is found again by what the library calls it', () => {
  expect(periods.map(period => periodOf(kindOf(period)))).toEqual(periods)
  expect(periods.filter(isByDay)).toEqual(['1d', '1w', '1M'])
})
