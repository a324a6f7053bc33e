import { existsSync, globSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { root } from '../run.ts'
import { covered, covering } from './covered.ts'

test('runs the tests of `pnpm new` when its templates differ, and nothing when only a screen does', () => {
  expect(covering(['shared/tools/src/new/templates.ts', 'README.md'])).toContain(
    'shared/tools/src/new/new.nightly.test.ts',
  )
  expect(covering(['remote-trade/src/screens/market/market.screen.tsx'])).toEqual([])
})

test('names suites and files that exist', () => {
  const files = globSync('{*.json,*.yaml,{deploy,docs,shared}/**/*.*}', {
    cwd: root,
    exclude: name => name === 'node_modules',
  })
  for (const { suites, files: pattern } of covered) {
    expect(suites.filter(suite => !existsSync(root + suite))).toEqual([])
    expect(files.some(file => pattern.test(file))).toBe(true)
  }
})

test('covers every suite that installs a server', () => {
  const suites = globSync('shared/**/*.{ceph,production}.test.ts', {
    cwd: root,
    exclude: name => name === 'node_modules',
  })
  const named = covered.flatMap(({ suites }) => suites)
  expect(suites.filter(suite => !named.includes(suite))).toEqual([])
})
