import { expect, test } from '@jest/globals'
import type { Bar } from './bars.ts'
import { changeOf, decimalOf, summaryOf } from './summary.ts'

const bar = (timestamp: number, open: number, high: number, low: number, close: number): Bar => ({
  timestamp,
  open,
  high,
  low,
  close,
  volume: 0,
})

test('a summary spans the bars from the first open to the last close', () => {
  expect(summaryOf([bar(1, 10, 12, 9, 11), bar(2, 11, 15, 10, 14), bar(3, 14, 14, 7, 8)])).toEqual({
    count: 3,
    from: 1,
    to: 3,
    open: 10,
    high: 15,
    low: 7,
    close: 8,
  })
})

test('of no bars there is nothing to tell', () => expect(summaryOf([])).toBeNull())

test('figures go on as decimals', () => {
  expect(decimalOf(64000.1, 2)).toBe('64000.10')
  expect(changeOf({ open: 64000, close: 65000 })).toBe('0.01562500')
  expect(changeOf({ open: 0, close: 5 })).toBe('0')
})
