import { expect, test } from '@jest/globals'
import { fc } from '../../../testing/src/soak.ts'
import { fromStamp, stamp } from '../clock.ts'
import {
  type Bar,
  bucketOf,
  fold,
  group,
  keptFrom,
  nextBucket,
  type Running,
  type StoredPeriod,
  stored,
} from './bars.ts'

const at = (text: string) => fromStamp(text) / 1000
const text = (second: number) => stamp(second * 1000)

// 2026-11-25 is a Wednesday
test.each([
  ['1m', '2026-11-25 10:17:00', '2026-11-25 10:18:00'],
  ['5m', '2026-11-25 10:15:00', '2026-11-25 10:20:00'],
  ['15m', '2026-11-25 10:15:00', '2026-11-25 10:30:00'],
  ['30m', '2026-11-25 10:00:00', '2026-11-25 10:30:00'],
  ['1h', '2026-11-25 10:00:00', '2026-11-25 11:00:00'],
  ['4h', '2026-11-25 08:00:00', '2026-11-25 12:00:00'],
  ['1d', '2026-11-25 00:00:00', '2026-11-26 00:00:00'],
  ['1w', '2026-11-23 00:00:00', '2026-11-30 00:00:00'],
  ['1M', '2026-11-01 00:00:00', '2026-12-01 00:00:00'],
] as const)('the %s bar of 10:17:42 begins at %s and ends at %s, in UTC+8', (period, start, end) => {
  expect(text(bucketOf(period, at('2026-11-25 10:17:42')))).toBe(start)
  expect(text(nextBucket(period, at('2026-11-25 10:17:42')))).toBe(end)
})

test('a year turns, and the last second of a day belongs to it', () => {
  expect(text(nextBucket('1M', at('2026-12-31 23:59:59')))).toBe('2027-01-01 00:00:00')
  expect(text(bucketOf('1d', at('2026-11-25 23:59:59')))).toBe('2026-11-25 00:00:00')
  expect(text(bucketOf('1w', at('2026-11-29 23:59:59')))).toBe('2026-11-23 00:00:00')
})

test('what is kept begins where no coarser bar is cut', () => {
  const now = at('2026-11-25 10:17:42')
  expect(stored.map(period => text(keptFrom(period, now)))).toEqual([
    '2026-11-22 10:00:00',
    '2026-11-04 00:00:00',
    '2026-08-27 00:00:00',
    '2021-11-25 00:00:00',
  ])
})

/** Ticks with pauses between them. */
const ticks = fc
  .array(fc.record({ pause: fc.integer({ min: 1, max: 4000 }), price: fc.integer({ min: 1, max: 1000 }) }), {
    minLength: 1,
    maxLength: 200,
  })
  .map(steps => {
    let time = at('2026-11-25 10:17:42')
    return steps.map(({ pause, price }): Bar => {
      time += pause
      return { time, open: price, high: price, low: price, close: price, volume: pause }
    })
  })

function foldAll(pieces: readonly Bar[]): Record<StoredPeriod, Bar[]> {
  const bars: Record<StoredPeriod, Bar[]> = { '1m': [], '15m': [], '1h': [], '1d': [] }
  const running: Running = {}
  for (const piece of pieces) fold(running, piece, '1m', (period, bar) => bars[period].push(bar))
  for (const period of stored) bars[period].push(...(running[period] ? [running[period]] : []))
  return bars
}

test('every bar is the aggregate of its ticks, and of the finer bars within it', () => {
  fc.assert(
    fc.property(ticks, pieces => {
      const bars = foldAll(pieces)
      for (const period of stored) {
        expect(bars[period]).toEqual(group(period, pieces))
        expect(bars[period]).toEqual(group(period, bars['1m']))
        expect(bars[period].reduce((sum, bar) => sum + bar.volume, 0)).toBe(
          pieces.reduce((sum, p) => sum + p.volume, 0),
        )
        for (const bar of bars[period]) {
          expect(bar.high).toBeGreaterThanOrEqual(Math.max(bar.open, bar.close))
          expect(bar.low).toBeLessThanOrEqual(Math.min(bar.open, bar.close))
        }
      }
    }),
  )
})

test('a coarse piece ends the finer running bars', () => {
  const closed: [StoredPeriod, number][] = []
  const running: Running = {}
  const piece = (time: number): Bar => ({ time, open: 1, high: 1, low: 1, close: 1, volume: 1 })
  const keep = (period: StoredPeriod, bar: Bar) => closed.push([period, bar.time])
  const hour = at('2026-11-25 10:00:00')
  fold(running, piece(hour), '1m', keep)
  fold(running, piece(hour + 60), '1h', keep)
  expect(closed).toEqual([
    ['1m', hour],
    ['15m', hour],
  ])
  expect(Object.keys(running)).toEqual(['1h', '1d'])
  expect(running['1h']?.volume).toBe(2)
})
