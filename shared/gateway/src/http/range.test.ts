import { expect, test } from '@jest/globals'
import { parseRange } from './range.ts'

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=8-', { start: 8, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-40', { start: 0, end: 9 }],
  ['bytes=5-500', { start: 5, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=0-1,4-5', undefined],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['lines=1-2', undefined],
  [undefined, undefined],
])('of ten bytes, the range %s is %j', (header, range) => expect(parseRange(header, 10)).toEqual(range))
