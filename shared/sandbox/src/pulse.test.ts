import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { realClock } from '@shared/engine/clock'
import { nextDue, startPulse } from './pulse.ts'

beforeEach(() => {
  jest.useFakeTimers({ now: 10_500 })
})
afterEach(() => {
  jest.useRealTimers()
})

test('it beats at each whole second, never drifting', () => {
  const beats: number[] = []
  const stop = startPulse(Date.now, now => {
    beats.push(now)
    // a beat that takes its time
    jest.setSystemTime(Date.now() + 300)
  })
  jest.advanceTimersByTime(2_500)
  expect(beats).toEqual([11_000, 12_000, 13_000])
  stop()
  jest.advanceTimersByTime(5_000)
  expect(beats).toHaveLength(3)
})

test("beats on, a hundredth slower, while the machine's clock stands an hour back", () => {
  const beats: number[] = []
  const stop = startPulse(realClock().now, now => beats.push(now))
  jest.advanceTimersByTime(2_600)
  jest.setSystemTime(Date.now() - 3_600_000)
  jest.advanceTimersByTime(3_000)
  expect(beats).toEqual([11_000, 12_000, 13_000, 14_000, 15_000, 16_000])
  stop()
})

test('seconds that a busy process missed are lived one by one, for up to an hour; a longer gap is not', () => {
  expect(nextDue(10, 11)).toBe(11)
  expect(nextDue(10, 14)).toBe(11)
  expect(nextDue(10, 3_610)).toBe(11)
  expect(nextDue(10, 3_611)).toBe(3_611)
  expect(nextDue(10, 10)).toBeUndefined()
  // a clock that was set back
  expect(nextDue(10, 5)).toBeUndefined()
})

test('after a long block each second comes once, in order, and the pulse is on time again', () => {
  const beats: number[] = []
  const stop = startPulse(Date.now, now => beats.push(now))
  jest.setSystemTime(70_200)
  jest.advanceTimersByTime(2_000)
  expect(beats).toEqual(Array.from({ length: beats.length }, (_, index) => 11_000 + index * 1000))
  expect(beats.at(-1)).toBe(72_000)
  stop()
})

test('what passed between the last second lived and the start of the pulse is lived first', () => {
  const beats: number[] = []
  const stop = startPulse(Date.now, now => beats.push(now), 7_900)
  jest.advanceTimersByTime(100)
  expect(beats).toEqual([8_000, 9_000, 10_000])
  stop()
})
