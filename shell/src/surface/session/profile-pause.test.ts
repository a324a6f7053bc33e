import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { reached, setOffline } from '../transport/connection.ts'
import { afterPause, pauseLeft, profileAnswered, profileLost } from './profile-pause.ts'

beforeEach(() => {
  jest.useFakeTimers()
  profileAnswered()
})
afterEach(() => void jest.useRealTimers())

const comesBack = () => {
  setOffline()
  reached(Number.POSITIVE_INFINITY)
}

test('leaves the server alone for 1, 2, 4, 8, 15 and then 30 seconds, by token', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map(() => {
    profileLost('t1')
    return pauseLeft('t1') / 1000
  })
  expect(pauses).toEqual([1, 2, 4, 8, 15, 30, 30])
  expect(pauseLeft('t2')).toBe(0)
  jest.advanceTimersByTime(29_000)
  expect(pauseLeft('t1')).toBe(1000)
  profileLost('t2')
  expect(pauseLeft('t2')).toBe(1000)
})

test('an answer ends the pause, and so does a clock that was set back', () => {
  profileLost('t1')
  jest.setSystemTime(Date.now() - 60_000)
  expect(pauseLeft('t1')).toBe(0)
  profileLost('t1')
  profileAnswered()
  expect(pauseLeft('t1')).toBe(0)
})

test('the first return of the connection ends it, a later one waits for it', () => {
  const asked = jest.fn()
  profileLost('t1')
  comesBack()
  afterPause('t1', asked)
  expect(asked).toHaveBeenCalledTimes(1)
  profileLost('t1')
  comesBack()
  afterPause('t1', asked)
  afterPause('t1', asked)
  jest.advanceTimersByTime(1999)
  expect(asked).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  expect(asked).toHaveBeenCalledTimes(2)
})
