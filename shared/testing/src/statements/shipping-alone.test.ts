/** docs/shipping-alone.md says which test answers what: the tests are there, and the sources too. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { testsIn } from './cited.ts'
import { rowsOf } from './table.ts'
import { isShown } from './titles.ts'

const page = readFileSync(new URL('../../../../docs/shipping-alone.md', import.meta.url), 'utf8')
const [, alone = [], complaints = []] = page.split(/^## /m).map(rowsOf)

const named = (rows: readonly string[][]) => rows.map(([what = '']) => /^\*\*(.+?)\*\*/.exec(what)?.[1])

test('each row names a test that is there', () => {
  const tests = [...alone, ...complaints].flatMap(([, , cell = '']) => testsIn(cell))
  expect(tests.length).toBeGreaterThan(50)
  expect(tests.filter(one => !isShown(one))).toEqual([])
})

test('a team can do twelve things, each of a name of its own', () => {
  expect(new Set(named(alone)).size).toBe(12)
  expect(alone).toHaveLength(12)
})

test('each complaint has a thread that tells of it, and those that everybody has are among them', () => {
  const told = /\(\[.+\]\(https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(issues|pull)\/\d+\)\)$/
  expect(complaints.map(([what = '']) => what).filter(what => !told.test(what))).toEqual([])
  const most = ['Stale chunks', 'Share scope', 'Types', 'CSS', 'Integrity', 'Memory']
  expect(named(complaints)).toEqual(expect.arrayContaining(most))
})
