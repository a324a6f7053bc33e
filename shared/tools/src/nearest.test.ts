import { globSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { nearest } from './nearest.ts'
import { root } from './run.ts'

const sources = globSync('shared/{money,format}/src/**/*.ts', { cwd: root })
const tests = sources.filter(file => file.endsWith('.test.ts'))

test('few tests are all taken, however far they stand', () => {
  expect(nearest(['shared/money/src/big.ts'], ['shared/format/src/time.test.ts'], sources, 1)).toEqual([
    'shared/format/src/time.test.ts',
  ])
})

test('of many the own test comes first, then those of the folder; others that no importer stands beside are left out', () => {
  const near = nearest(['shared/money/src/settle.ts'], tests, sources, 5)
  expect(near[0]).toBe('shared/money/src/settle.test.ts')
  expect(near).toHaveLength(5)
  expect(near.filter(file => !file.startsWith('shared/money/src/'))).toEqual([])
})

test('a test that imports what changed from another folder is near, one that does not is not', () => {
  const files = [...sources, ...globSync('shared/{testing,tools}/src/**/*.test.ts', { cwd: root })]
  const related = files.filter(file => file.endsWith('.test.ts') && !file.startsWith('shared/testing/src/soak'))
  const near = nearest(['shared/testing/src/soak.ts'], related, files, 30)
  expect(near).toContain('shared/money/src/big.test.ts')
  expect(near).not.toContain('shared/tools/src/readme.test.ts')
})
