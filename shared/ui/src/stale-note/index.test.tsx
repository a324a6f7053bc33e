import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { renderPart } from '../testing.tsx'
import { StaleNote } from './index.tsx'

const at = new Date(2026, 10, 21, 14, 3, 22).getTime()
const says = (time: number, stale: boolean) => renderPart(<StaleNote at={time} stale={stale} />).container.textContent

beforeEach(() => void jest.useFakeTimers({ now: at + 60_000 }))
afterEach(() => void jest.useRealTimers())

test('what is old is told with its time', () => {
  expect(says(at, true)).toBe('As of 14:03:22')
})

test('of another day than today it is told with the day', () => {
  expect(says(at - 86_400_000, true)).toBe('As of 20 Nov 14:03:22')
})

test('what is new, or never came, is not', () => {
  expect([says(at, false), says(0, true)]).toEqual(['', ''])
})
