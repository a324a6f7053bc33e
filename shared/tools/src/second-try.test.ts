/** What a second try of failed suites makes of a run, on suites of its own. */
import { expect, test } from '@jest/globals'
import type { Failure, Outcome } from './jest.ts'
import { together } from './second-try.ts'

const slow: Failure = { file: 'slow.test.ts', title: 'answers in time' }
const wrong: Failure = { file: 'wrong.test.ts', title: 'adds up' }
const outcome = (passed: number, failures: Failure[]): Outcome => ({
  passed,
  failed: failures.length,
  failures,
  suites: [],
})

test('what passes alone counts as passed, and is told as unsteady', () => {
  expect(together(outcome(98, [slow, wrong]), outcome(5, []))).toEqual({ ...outcome(100, []), unsteady: [slow, wrong] })
})

test('what fails twice stays a failure, and is not told as unsteady', () => {
  expect(together(outcome(98, [slow, wrong]), outcome(4, [wrong]))).toEqual({
    ...outcome(99, [wrong]),
    unsteady: [slow],
  })
})

test('a second run that dies changes nothing', () => {
  const first = outcome(99, [slow])
  expect(together(first, { passed: 0, failed: 1, failures: [], suites: [] })).toEqual({ ...first, unsteady: [] })
})
