import { expect, test } from '@jest/globals'
import { barsBetween, courseOf, type Ended } from './result.model.ts'

const ended = (seconds: number) =>
  ({ openPrice: '64000', closePrice: '65000', openedAt: 1_000_000, closedAt: 1_000_000 + seconds * 1000 }) as Ended

test('the line has as many points as its width tells apart', () => {
  expect(barsBetween(ended(3600))).toEqual({ period: '1m', limit: 60 })
  expect(barsBetween(ended(86_400))).toEqual({ period: '15m', limit: 96 })
  expect(barsBetween(ended(30 * 86_400))).toEqual({ period: '1d', limit: 30 })
  expect(barsBetween(ended(60))).toBeNull()
})

test('it begins at the entry, ends at the exit, and has only what lies between', () => {
  const bar = (time: number, close: string) => [time, '0', '0', '0', close, '0'] as const
  const bars = [bar(999_000, '1'), bar(1_060_000, '64100'), bar(1_120_000, '64200'), bar(9_000_000, '2')]
  expect(courseOf(ended(300), bars)).toEqual([64000, 64100, 64200, 65000])
  expect(courseOf(ended(300), [])).toEqual([64000, 65000])
})
