import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { rowsOf, statements } from './table.ts'
import { isShown, titlesOf } from './titles.ts'

test('every statement of the specification that is built is shown by a test that is there', () => {
  const lost = statements.filter(statement => !isShown(statement))
  expect(lost.map(({ section, says, file, title }) => `${section}: ${says} (${file}: ${title})`)).toEqual([])
})

test('no statement stands there twice, and each section has some', () => {
  const said = statements.map(({ section, says }) => `${section} ${says}`)
  expect(said.filter((one, i) => said.indexOf(one) !== i)).toEqual([])
  expect([...new Set(statements.map(({ section }) => section))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('a test that was renamed, one that is skipped and a file that is gone are noticed', () => {
  const file = 'shared/testing/src/statements/statements.test.ts'
  expect(isShown({ file, title: 'no statement stands there twice, and each section has some' })).toBe(true)
  expect(isShown({ file, title: 'another title' })).toBe(false)
  expect(isShown({ file: 'gone.test.ts', title: 'another title' })).toBe(false)
  const other = join(mkdtempSync(join(tmpdir(), 'titles-')), 'x.test.ts')
  writeFileSync(other, "test.skip('rests', () => {}); say('told'); test.each([1])('for %i', () => {}) // test('noted')")
  expect([...titlesOf(other)]).toEqual(['for %i'])
  rmSync(dirname(other), { recursive: true })
})

test('a row that lacks a cell is refused, a bar within a cell is written with a stroke before it', () => {
  const head = '| statement | file | test |\n|---|---|---|\n'
  expect(rowsOf(`# x\n\n${head}| a \\| b | f.test.ts | c |\n`)).toEqual([['a | b', 'f.test.ts', 'c']])
  expect(() => rowsOf(`${head}| a | b |`)).toThrow('this one has not: | a | b |')
})
