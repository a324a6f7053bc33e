import { expect, test } from '@jest/globals'
import { createReplays } from './replays.ts'

const MINUTE = 60_000

test('a key is new once in ten minutes', () => {
  const { isNew } = createReplays()
  expect(isNew('a', 0)).toBe(true)
  expect(isNew('a', 0)).toBe(false)
  expect(isNew('b', 9 * MINUTE)).toBe(true)
  expect(isNew('a', 9.9 * MINUTE)).toBe(false)
  expect(isNew('a', 10 * MINUTE)).toBe(true)
  expect(isNew('b', 18.9 * MINUTE)).toBe(false)
  expect(isNew('b', 19 * MINUTE)).toBe(true)
})

test('after a long pause everything is forgotten', () => {
  const { isNew } = createReplays()
  isNew('a', 0)
  expect(isNew('a', 60 * MINUTE)).toBe(true)
  expect(isNew('a', 61 * MINUTE)).toBe(false)
})
