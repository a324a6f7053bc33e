import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { contentHash, filesOf, reachedFrom } from './sources.ts'
import { workspaceRoot } from './workspace.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sources-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function put(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
}
const reached = (...roots: string[]) =>
  reachedFrom(roots.map(root => path.join(folder, root)))
    .map(file => path.relative(folder, file))
    .sort()

test('a file reaches what it names, in whichever way, and what that names in turn', () => {
  put({
    'a.ts': `import { b } from './b.ts'\nimport './side.ts'\nexport * from './c.ts'\nimport words from './words.po?jp'`,
    'b.ts': `export const load = () => import(/* webpackChunkName: "late" */ './late.tsx')`,
    'late.tsx': `import css from './late.module.css'`,
    'late.module.css': `.x { composes: y from './base.css'; background: url(./dot.svg) }`,
    'base.css': `@import './a.ts';`,
    ...{ 'dot.svg': '', 'c.ts': '', 'side.ts': '', 'words.po': '', 'alone.ts': '' },
  })
  expect(reached('a.ts')).toEqual(
    ['a.ts', 'b.ts', 'base.css', 'c.ts', 'dot.svg', 'late.module.css', 'late.tsx', 'side.ts', 'words.po'].sort(),
  )
})

test('types leave nothing in the code: what only they name is not reached', () => {
  put({
    't.ts': `import type { A } from './types.ts'\nexport type { B } from './types.ts'\nimport { type C, d } from './d.ts'`,
    ...{ 'types.ts': '', 'd.ts': '' },
  })
  expect(reached('t.ts')).toEqual(['d.ts', 't.ts'])
})

test('what a package of the workspace opens is followed by its name, and nothing of what it keeps', () => {
  const screen = path.join(workspaceRoot, 'remote-wallet/src/screens/transfer/transfer.screen.tsx')
  const files = reachedFrom([screen]).map(file => path.relative(workspaceRoot, file))
  expect(files).toContain('shared/contract/src/calls/wallet.ts')
  expect(files).toContain('shared/ui/src/title-bar/index.module.css')
  expect(files.filter(file => /\.test\.|example\.tsx|shared\/contract\/src\/calls\/account|^shell/.test(file))).toEqual(
    [],
  )
})

test('follows a package by its name in a folder with "#" and "%" in its path', () => {
  const odd = 'o%41dd #1 ü'
  put({
    [`${odd}/a.ts`]: `import { b } from '@shared/b'`,
    [`${odd}/node_modules/@shared/b/package.json`]: '{"name":"@shared/b","exports":{".":"./b.ts"}}',
    [`${odd}/node_modules/@shared/b/b.ts`]: '',
  })
  expect(reached(`${odd}/a.ts`)).toEqual([`${odd}/a.ts`, `${odd}/node_modules/@shared/b/b.ts`])
})

test('no build takes up tests, what they need, and examples', () => {
  put({ 'u/x.ts': '', 'u/x.test.ts': '', 'u/deep/y.test.tsx': '', 'u/deep/testing/z.ts': '', 'u/deep/example.tsx': '' })
  put({ 'u/test-x.ts': '', 'u/deep/y.tsx': '', 'u/deep/y.journey.ts': '', 'u/dist/x.js': '' })
  const found = filesOf(path.join(folder, 'u')).map(file => path.relative(folder, file))
  expect(found.sort()).toEqual(['u/deep/y.tsx', 'u/x.ts'])
})

test('names count as contents do, and where a checkout stands does not', () => {
  put({ 'one/a.ts': 'x', 'two/a.ts': 'x', 'three/b.ts': 'x' })
  const hash = (home: string, file: string) => contentHash([path.join(folder, home, file)], path.join(folder, home))
  expect(hash('one', 'a.ts')).toBe(hash('two', 'a.ts'))
  expect(hash('one', 'a.ts')).not.toBe(hash('three', 'b.ts'))
})
