import { expect, test } from '@jest/globals'
import { bringBack, putAway, readAway } from './put-away.model.ts'

test('puts the card away for one person and brings it back', () => {
  const away = putAway(putAway([], 'a'), 'b')
  expect([away, bringBack(away, 'a'), putAway(away, 'a')]).toEqual([['a', 'b'], ['b'], ['b', 'a']])
})

test('remembers twenty people, and ignores stored values that it cannot read', () => {
  const many = Array.from({ length: 25 }, (_, n) => `P${n}`)
  expect(many.reduce(putAway, readAway(null))).toHaveLength(20)
  expect([readAway('x'), readAway([1, 'a'])]).toEqual([[], ['a']])
})
