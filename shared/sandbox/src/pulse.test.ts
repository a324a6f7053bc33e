import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { secondsDue, startPulse } from './pulse.ts'

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

test('seconds that a busy process missed are lived one by one; a sleep is not', () => {
  expect(secondsDue(10, 11)).toEqual([11])
  expect(secondsDue(10, 14)).toEqual([11, 12, 13, 14])
  expect(secondsDue(10, 3_600)).toEqual([3_600])
  expect(secondsDue(10, 10)).toEqual([])
  // a clock that was set back
  expect(secondsDue(10, 5)).toEqual([])
})
