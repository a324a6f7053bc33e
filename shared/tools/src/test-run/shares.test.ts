import { expect, test } from '@jest/globals'
import { overShare, recordOf, sharesOf, slowest } from './shares.ts'

/** A run in which one suite takes `seconds` and a hundred others take 13 s each. */
const runWith = (seconds: number) => [
  { file: 'grown.test.ts', seconds },
  ...Array.from({ length: 100 }, (_, n) => ({ file: `${n}.test.ts`, seconds: 13 })),
]

test('names a suite that takes more than four times its share on record, and what to do', () => {
  const recorded = { 'grown.test.ts': 0.01 }
  expect(overShare(runWith(50), recorded)).toEqual([])
  expect(overShare(runWith(60), recorded)).toEqual([
    expect.stringMatching(/^grown\.test\.ts takes 4\.4 % of the run, on record are 1\.0 %\. .*pnpm shares$/),
  ])
})

test('names a new suite that takes more than a fiftieth of the run', () => {
  expect(overShare(runWith(25), {})).toEqual([])
  expect(overShare(runWith(28), {})).toHaveLength(1)
})

test('judges no nightly suite that a change added to the run', () => {
  const added = [{ file: 'swap.nightly.journey.ts', seconds: 100 }]
  expect(overShare([...added, ...runWith(10)], {})).toEqual([])
})

test('judges a run alike on a machine that is ten times slower', () => {
  const slow = runWith(60).map(({ file, seconds }) => ({ file, seconds: 10 * seconds }))
  expect(overShare(slow, { 'grown.test.ts': 0.01 })).toEqual(overShare(runWith(60), { 'grown.test.ts': 0.01 }))
})

test('scales the shares of a run that skipped suites', () => {
  const before = { 'left-out.test.ts': 0.5, 'grown.test.ts': 0.01 }
  expect(overShare(runWith(60), before)).toEqual([])
  expect(overShare(runWith(130), before)).toHaveLength(1)
  expect(recordOf(runWith(1300), before)).toMatchObject({ 'left-out.test.ts': 0.5, 'grown.test.ts': 0.25 })
})

test('lists the ten slowest suites, the slowest first', () => {
  const lines = slowest(runWith(60))
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('   60 s  grown.test.ts')
})

test('gives no suite a share of a run in which none ran', () => {
  expect(sharesOf([{ file: 'a.test.ts', seconds: 0 }])).toEqual([['a.test.ts', 0]])
})
