import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { root } from '../run.ts'
import { checkArrows } from './check.ts'

let tree = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'arrows-'))
  for (let i = 0; i < 60; i++) write(`shared/money/src/filler-${i}.ts`, `export * from './filler-${i + 1}.ts'\n`)
  write('shared/money/src/filler-60.ts', 'export const end = 1\n')
  write('shared/money/src/index.ts', 'export const money = 1\n')
  write('shared/money/package.json', '{"name":"@shared/money","exports":{".":"./src/index.ts"}}')
  write('shell/src/surface/session/index.ts', 'export const session = 1\n')
  write('shell/src/guard/guard.ts', 'export type Guard = 1\nexport const guard = 1\n')
  write('shell/src/frame/frame.tsx', 'export const frame = 1\n')
  write('remote-trade/src/screens/a/a.ts', 'export type A = 1\nexport const a = 1\n')
  write('remote-wallet/src/w.ts', 'export const w = 1\n')
  write('shared/testing/src/index.ts', 'export const help = 1\n')
  mkdirSync(join(tree, 'shared/ui/node_modules/@shared'), { recursive: true })
  symlinkSync(join(tree, 'shared/money'), join(tree, 'shared/ui/node_modules/@shared/money'))
})
afterEach(() => rmSync(tree, { recursive: true }))

const offenders = [
  ['arrows-money', 'shared/money/src/bad.ts', `import '../../ui/src/x.ts'`],
  ['arrows-ui', 'shared/ui/src/bad.ts', `import '../../../shell/src/guard/guard.ts'`],
  ['arrows-shell', 'shell/src/bad.ts', `import '../../remote-trade/src/screens/a/a.ts'`],
  ['arrows-remote', 'remote-trade/src/bad.ts', `import '../../shell/src/guard/guard.ts'`],
  [
    'rank-shell-surface',
    'shell/src/surface/session/bad.ts',
    `import type { Guard } from '../../guard/guard.ts'\nexport type A = Guard`,
  ],
  ['rank-shell-guard', 'shell/src/guard/bad.ts', `export const late = () => import('../frame/frame.tsx')`],
  ['rank-shell-none', 'shell/src/bad.ts', `import './guard/guard.ts'`],
  ['rank-shell-none', 'shell/src/attic/bad.ts', `import '../guard/guard.ts'`],
  ['rank-shell-none-entered', 'shell/src/bootstrap.tsx', `import './attic/plain.ts'`],
  ['remote-to-remote', 'remote-trade/src/bad.ts', `import '../../remote-wallet/src/w.ts'`],
  ['screen-to-screen', 'remote-trade/src/screens/b/b.ts', `import type { A } from '../a/a.ts'\nexport type B = A`],
  ['arrows-sandbox', 'shared/sandbox/src/bad.ts', `import '../../ui/src/x.ts'`],
  [
    'rank-engine-ledger',
    'shared/engine/src/ledger/bad.ts',
    `import type { W } from '../market/w.ts'\nexport type A = W`,
  ],
  ['arrows-engine', 'shared/engine/src/ledger/worse.ts', `import '../../../products/src/wallet/w.ts'`],
  ['arrows-products', 'shared/products/src/wallet/bad.ts', `import '../../../sandbox/src/chat/w.ts'`],
  ['rank-products-none', 'shared/products/src/attic/bad.ts', `import '../wallet/w.ts'`],
  ['arrows-ops', 'shared/ops/src/bad.ts', `import '../../release/src/decisions/decide.ts'`],
  ['arrows-tools', 'shared/tools/src/bad.ts', `import '../../money/src/index.ts'`],
  ['only-tests-import-testing', 'shell/src/bad.ts', `import '../../shared/testing/src/index.ts'`],
] as const

test.each(offenders)('a planted violation of %s is named', async (rule, file, text) => {
  write('shared/ui/src/x.ts', 'export const x = 1\n')
  write('shared/products/src/wallet/w.ts', 'export type W = 1\nexport const w = 1\n')
  write('shared/engine/src/market/w.ts', 'export type W = 1\nexport const w = 1\n')
  write('shared/sandbox/src/chat/w.ts', 'export const w = 1\n')
  write('shared/release/src/decisions/decide.ts', 'export const decide = 1\n')
  write('shell/src/attic/plain.ts', 'export const plain = 1\n')
  write(file, `${text}\n`)
  const { violations } = await checkArrows(tree)
  expect(violations.join('\n')).toContain(`${rule}: ${file}`)
})

test('two modules that import each other are named as a circle', async () => {
  write('shell/src/one.ts', `import { two } from './two.ts'\nexport const one = () => two\n`)
  write('shell/src/two.ts', `import { one } from './one.ts'\nexport const two = () => one\n`)
  expect((await checkArrows(tree)).violations.join('\n')).toContain('no-circles')
})

test('two folders that import each other are named, though no two of their files do', async () => {
  write('shared/money/src/a/one.ts', `import '../b/two.ts'\nexport const one = 1\n`)
  write('shared/money/src/a/three.ts', 'export const three = 3\n')
  write('shared/money/src/b/two.ts', `import '../a/three.ts'\nexport const two = 2\n`)
  expect((await checkArrows(tree)).violations.join('\n')).toContain(
    'folders-circle: shared/money/src/a -> shared/money/src/b',
  )
})

test('two nested folders that import each other are named', async () => {
  write('remote-trade/src/parts/a/one.ts', `import '../b/deep/two.ts'\nexport const one = 1\n`)
  write('remote-trade/src/parts/a/three.ts', 'export const three = 3\n')
  write('remote-trade/src/parts/b/deep/two.ts', `import '../../a/three.ts'\nexport const two = 2\n`)
  expect((await checkArrows(tree)).violations.join('\n')).toContain(
    'folders-circle: remote-trade/src/parts/a -> remote-trade/src/parts/b',
  )
})

test('a loose file beside nested folders that leads back to one of them is named', async () => {
  write('remote-trade/src/parts/a/one.ts', `import '../loose.ts'\nexport const one = 1\n`)
  write('remote-trade/src/parts/a/three.ts', 'export const three = 3\n')
  write('remote-trade/src/parts/loose.ts', `import './a/three.ts'\nexport const loose = 1\n`)
  const violations = (await checkArrows(tree)).violations.join('\n')
  expect(violations).toContain('folders-circle: remote-trade/src/parts/a -> remote-trade/src/parts/loose.ts')
})

test.each([`export type A = import('../screens/a/a.ts').A`, `export type A = typeof import('@shared/money')`])(
  'a type that no parser sees is named: %s',
  async text => {
    write(
      'remote-trade/src/parts/bad.ts',
      `${text}\nexport const late = () => import('../screens/a/a.ts').then(({ a }) => a)\n`,
    )
    const { violations } = await checkArrows(tree)
    expect(violations).toEqual([
      expect.stringContaining(`hidden-type: remote-trade/src/parts/bad.ts: ${text.slice(16)}`),
    ])
  },
)

test('a package is followed by its name: ui may import money, and the surface is open to remotes', async () => {
  write('shared/ui/src/good.ts', `import { money } from '@shared/money'\nexport const x = money\n`)
  write('remote-trade/src/good.ts', `import '../../shell/src/surface/session/index.ts'\n`)
  expect((await checkArrows(tree)).violations).toEqual([])
})

test('a folder of the shell is open to those after it, and all of them to the start', async () => {
  write('shell/src/frame/good.ts', `import '../guard/guard.ts'\nimport '../surface/session/index.ts'\n`)
  write('shell/src/bootstrap.tsx', `import './frame/good.ts'\nimport './guard/guard.ts'\n`)
  expect((await checkArrows(tree)).violations).toEqual([])
})

test('a gate that saw next to nothing fails instead of saying all is well', async () => {
  rmSync(join(tree, 'shared/money'), { recursive: true })
  await expect(checkArrows(tree)).rejects.toThrow('the parser sees nothing')
})

test('this workspace keeps its arrows', async () => {
  expect((await checkArrows(root)).violations).toEqual([])
})
