import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { paced } from './log.ts'

const minute = 60_000
beforeEach(() => void jest.useFakeTimers({ now: 10 * minute + 15_000 }))
afterEach(() => void jest.useRealTimers())

function lines() {
  const written: string[] = []
  const log = paced((event, details) => void written.push(`${event} ${JSON.stringify(details)}`))
  const times = (count: number, event: string) => {
    for (let n = 0; n < count; n++) log(event, { n })
  }
  return { written, times }
}

test('writes thirty lines of one event a minute, then how many were left out', () => {
  const { written, times } = lines()
  times(100, 'exchange-failed')
  times(1, 'store-failed')
  expect([written.length, written.at(-1)]).toEqual([31, 'store-failed {"n":0}'])
  jest.advanceTimersByTime(minute - 15_000)
  expect(written.slice(31)).toEqual(['left-out {"of":"exchange-failed","count":70}'])
  times(1, 'exchange-failed')
  expect(written.at(-1)).toBe('exchange-failed {"n":0}')
  jest.advanceTimersByTime(10 * minute)
  expect(written).toHaveLength(33)
})

test('tells of each event by itself, again in each minute', () => {
  const { written, times } = lines()
  times(31, 'a')
  times(32, 'b')
  jest.advanceTimersByTime(minute)
  times(33, 'a')
  jest.advanceTimersByTime(minute)
  expect(written.filter(line => line.startsWith('left-out'))).toEqual([
    'left-out {"of":"a","count":1}',
    'left-out {"of":"b","count":2}',
    'left-out {"of":"a","count":3}',
  ])
})
