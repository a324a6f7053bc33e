import { expect, test } from '@jest/globals'
import { columnOf } from './breadth.ts'

test.each([
  ['-0.2', 0],
  ['-0.08', 0],
  ['-0.07999999', 1],
  ['-0.05', 1],
  ['-0.03', 2],
  ['-0.00000001', 3],
  ['0', 4],
  ['0.02999999', 5],
  ['0.03', 6],
  ['0.05', 7],
  ['0.08', 8],
])('a change of %s stands in column %p', (rate, column) => {
  expect(columnOf(rate)).toBe(column)
})
