import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { passed, resetClock, sampleClock, serverAtLeast, serverNow } from './clock.ts'
import { platformOf } from './testing/platform.ts'
import { plug } from './testing/plug.ts'

const HOUR = 3_600_000
const base = Date.UTC(2026, 10, 21)

beforeEach(() => {
  jest.useFakeTimers({ now: base })
  resetClock()
  market('process')
})
afterEach(() => {
  jest.useRealTimers()
})

const market = (source: 'process' | 'tape') =>
  plug(() => platformOf('', { market: { focusMs: 1000, listMs: 3000, staleMs: 5000, source } }))

/** A reply that says `server`, after a trip of `trip` ms that ends now. */
function reply(server: number, trip: number): void {
  const now = performance.now()
  sampleClock(server, now - trip, now)
}

test("before the first reply it is the phone's own clock", () => {
  expect(serverNow()).toBe(base)
})

test('a reply sets it to the middle of its trip, and it runs on', () => {
  reply(base + HOUR, 100)
  expect(serverNow()).toBe(base + HOUR + 50)
  jest.advanceTimersByTime(1000)
  expect(serverNow()).toBe(base + HOUR + 1050)
})

test('the earliest that it can be is what the reply said as it came, whatever was told before', () => {
  expect(serverAtLeast()).toBe(base)
  reply(base + HOUR, 4000)
  expect([serverNow(), serverAtLeast()]).toEqual([base + HOUR + 2000, base + HOUR])
  reply(base + HOUR, 20)
  expect([serverNow(), serverAtLeast()]).toEqual([base + HOUR + 2000, base + HOUR])
  jest.advanceTimersByTime(500)
  expect(serverAtLeast()).toBe(base + HOUR + 500)
})

test('the shortest trip knows best', () => {
  reply(base + HOUR, 100)
  expect(serverNow()).toBe(base + HOUR + 50)
  reply(base + HOUR + 30, 20)
  expect(serverNow()).toBe(base + HOUR + 50) // 40 would be earlier: it never runs backwards
  jest.advanceTimersByTime(100)
  expect(serverNow()).toBe(base + HOUR + 140)
  reply(base + HOUR + 100, 80)
  expect(serverNow()).toBe(base + HOUR + 140)
})

test('replies that the estimate cannot explain replace it once two of them agree: the phone has slept', () => {
  reply(base, 20)
  reply(base + HOUR, 400)
  expect(serverNow()).toBe(base + 10)
  jest.advanceTimersByTime(1000)
  reply(base + HOUR + 1000, 400)
  expect(serverNow()).toBe(base + HOUR + 1200)
})

test('a small drift is followed at once', () => {
  reply(base, 20)
  jest.advanceTimersByTime(60_000)
  reply(base + 61_000, 20)
  expect(serverNow()).toBe(base + 61_010)
})

test('one reply stamped an hour ahead changes nothing', () => {
  reply(base, 20)
  reply(base + HOUR, 10)
  expect(serverNow()).toBe(base + 10)
  jest.advanceTimersByTime(1000)
  reply(base + 1000, 20)
  expect(serverNow()).toBe(base + 1010)
})

test('where the very first reply was stamped an hour ahead, two that agree bring the clock back', () => {
  reply(base + HOUR, 10)
  expect(serverNow()).toBe(base + HOUR + 5)
  for (const _ of [1, 2]) {
    jest.advanceTimersByTime(1000)
    reply(base + performance.now(), 20)
  }
  expect(serverNow() - base).toBeLessThan(10_000)
})

test("a wrong clock of the phone's leaves no trace after the first reply", () => {
  expect(serverNow()).toBe(base)
  reply(base - HOUR, 10)
  expect(serverNow()).toBe(base - HOUR + 5)
})

test('on a test market it stands at the newest time the server gave', () => {
  market('tape')
  reply(base + HOUR, 10)
  jest.advanceTimersByTime(9000)
  expect(serverNow()).toBe(base + HOUR)
  reply(base + 2 * HOUR, 10)
  reply(base + HOUR, 5)
  expect(serverNow()).toBe(base + 2 * HOUR)
  passed(base + 3 * HOUR) // a price of the stream
  expect(serverNow()).toBe(base + 3 * HOUR)
})
