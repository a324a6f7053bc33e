import { expect, test } from '@jest/globals'
import { type AxisWords, ticksOf } from './time-axis.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ROOM = 80
const start = Date.UTC(2026, 10, 21)

const iso = (time: number) => new Date(time).toISOString()
const words: AxisWords = {
  minute: time => iso(time).slice(11, 16),
  day: time => iso(time).slice(5, 10),
  dayOfYear: time => iso(time).slice(0, 10),
  offset: () => 0,
}
/** 8 px a bar. */
const barsFrom = (first: number, count: number, step: number, space = 8) =>
  Array.from({ length: count }, (_, at) => ({ time: first + at * step, x: at * space }))
const labels = (bars: ReturnType<typeof barsFrom>, byDay = false) =>
  ticksOf(bars, words, byDay, ROOM, bars.length * (bars[1]?.x ?? 0)).map(({ text }) => text)

test('labels stand at round times; the first tells its day, and each that begins another one', () => {
  expect(labels(barsFrom(start + 15 * HOUR, 90, 15 * MINUTE))).toEqual([
    '11-21 18:00',
    '21:00',
    '11-22',
    '03:00',
    '06:00',
    '09:00',
    '12:00',
  ])
})

test('labels that lie more than a day apart each tell their day', () => {
  expect(labels(barsFrom(start + 4 * HOUR, 40, 4 * HOUR))).toEqual(['11-23', '11-25', '11-27'])
})

test('where a market was closed, the bar after the gap tells its day', () => {
  const friday = barsFrom(start, 30, 15 * MINUTE)
  const monday = barsFrom(start + 2 * DAY + 5 * HOUR, 30, 15 * MINUTE).map(bar => ({ ...bar, x: bar.x + 240 }))
  expect(labels([...friday, ...monday])).toContain('11-23 05:00')
})

test('days, weeks and months tell no time, and their year where it begins', () => {
  const days = labels(barsFrom(Date.UTC(2026, 11, 20), 60, DAY), true)
  expect(days[0]).toMatch(/^2026-12-/)
  expect(days.filter(text => text.startsWith('2027'))).toHaveLength(1)
  expect(days.join()).not.toMatch(/:/)
})

test.each([1, 5, 15, 30, 60, 240])('bars of %d minutes: no two labels meet, and none is cut', minutes => {
  for (const space of [1, 3, 8, 20, 50]) {
    const bars = barsFrom(start + 7 * MINUTE * minutes, Math.floor(300 / space), minutes * MINUTE, space)
    const xs = ticksOf(bars, words, false, ROOM, 300).map(({ x }) => x)
    expect(xs.length).toBeGreaterThan(0)
    for (const [at, x] of xs.entries()) {
      expect(x - (xs[at - 1] ?? x - ROOM)).toBeGreaterThanOrEqual(ROOM)
      expect(x).toBeGreaterThanOrEqual(ROOM / 2)
      expect(x).toBeLessThanOrEqual(300 - ROOM / 2)
    }
  }
})
