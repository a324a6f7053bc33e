import { expect, test } from '@jest/globals'
import { statusOf } from './competitions.model.ts'

test.each([
  ['1', 1],
  ['0', 0],
  ['-2', -2],
  ['-3', undefined],
  ['1.0', undefined],
  [undefined, undefined],
])('the address says %s: competitions with status %s', (status, asked) => expect(statusOf({ status })).toBe(asked))
