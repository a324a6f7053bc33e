import { expect, test } from '@jest/globals'
import { type Bar, barsOf, grow, type Tick, toBar, tradedBetween } from './bars.ts'

const MINUTE = 60_000
const start = Date.parse('2026-11-25T10:00:00+08:00')
const tick = (seconds: number, price: string, volume24h?: string): Tick => ({
  time: start + seconds * 1000,
  price,
  ...(volume24h && { volume24h }),
})
const bar = (timestamp: number, [open, high, low, close]: [number, number, number, number], volume = 0): Bar => ({
  timestamp,
  open,
  high,
  low,
  close,
  volume,
})
const running = bar(start, [10, 12, 9, 11], 5)

test('a bar of the exchange becomes one of the chart', () => {
  expect(toBar([start, '10', '12.5', '9', '11', '5.25'])).toEqual(bar(start, [10, 12.5, 9, 11], 5.25))
})

test('a tick moves the close, and the extremes only when it goes beyond them', () => {
  expect(grow(running, tick(5, '11.5'), 0, '1m')).toEqual(bar(start, [10, 12, 9, 11.5], 5))
  expect(grow(running, tick(5, '13'), 2, '1m')).toEqual(bar(start, [10, 13, 9, 13], 7))
  expect(grow(running, tick(5, '8'), 0, '1m')).toEqual(bar(start, [10, 12, 8, 8], 5))
})

test('the first tick of the next period begins a bar at its own price', () => {
  expect(grow(running, tick(60, '11.2'), 1, '1m')).toEqual(bar(start + MINUTE, [11.2, 11.2, 11.2, 11.2], 1))
  expect(grow(running, tick(60, '11.2'), 1, '5m')).toEqual(bar(start, [10, 12, 9, 11.2], 6))
})

test('a tick that is older than the running bar changes nothing', () => {
  expect(grow(running, tick(-1, '99'), 0, '1m')).toBeNull()
})

test('without any bar the first tick begins one', () => {
  expect(grow(undefined, tick(61, '7'), 0, '1m')).toEqual(bar(start + MINUTE, [7, 7, 7, 7]))
})

test("what is traded is what the day's volume grew by, and nothing when old minutes leave the day", () => {
  expect(tradedBetween(tick(0, '1', '100.5'), tick(1, '1', '103'))).toBe(2.5)
  expect(tradedBetween(tick(0, '1', '100'), tick(1, '1', '90'))).toBe(0)
  expect(tradedBetween(null, tick(1, '1', '90'))).toBe(0)
  expect(tradedBetween(tick(0, '1'), tick(1, '1', '90'))).toBe(0)
})

test('ticks alone make bars, also across a silence', () => {
  const ticks = [tick(0, '5', '10'), tick(30, '7', '11'), tick(59, '6', '14'), tick(200, '9', '15')]
  expect(barsOf(ticks, '1m')).toEqual([bar(start, [5, 7, 5, 6], 4), bar(start + 3 * MINUTE, [9, 9, 9, 9], 1)])
  expect(barsOf([], '1m')).toEqual([])
})
