/** docs/security.md says which test shows each bound, and where one sees what has none: the tests and the sources are there. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { testsIn } from './cited.ts'
import { rowsOf } from './table.ts'
import { isShown } from './titles.ts'

const place = new URL('../../../../docs/security.md', import.meta.url)
const page = readFileSync(place, 'utf8')

/** Some sections have several tables. */
const tables: readonly string[] = page.match(/(?:^\|.*\n)+/gm) ?? []
const tests = tables.flatMap(rowsOf).flatMap(([, , cell = '']) => testsIn(cell))

test('each row names tests that are there', () => {
  expect(tests.length).toBeGreaterThan(45)
  expect(tests.filter(one => !isShown(one))).toEqual([])
})

test('names no test outside of a table, where nobody would notice that it is gone', () =>
  expect(page.match(/\]\(\S+\.(test|journey)\.tsx?\)/g)).toHaveLength(tests.length))

test('each file that it leads to is there', () => {
  const files = [...page.matchAll(/\]\((\.\.\/[^)#]+)/g)].map(([, path = '']) => path)
  expect(files.filter(path => !existsSync(new URL(path, place)))).toEqual([])
})

test('tells of one stolen key, one hostile remote and one hostile proxy', () =>
  expect(page.match(/^## .+$/gm)).toEqual(['## One stolen key', '## One hostile remote', '## One hostile proxy']))
