import { existsSync, globSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { root } from '../run.ts'
import { areas } from './areas.ts'
import { covered, covering, skipped } from './covered.ts'

test('runs the tests of `pnpm new` when its templates differ, and none when only the README and the exchange differ', () => {
  expect(covering(['shared/tools/src/new/templates.ts', 'README.md'])).toContain(
    'shared/tools/src/new/new.nightly.test.ts',
  )
  expect(covering(['README.md', 'shared/engine/src/clock.ts'])).toEqual([])
})

test('runs the tests of a team’s own repository when the test tools or a package that it gets differ', () => {
  const standalone = 'shared/tools/src/new/standalone.nightly.test.ts'
  for (const file of ['testing/src/longest-first.ts', 'testing/package.json', 'sandbox/package.json'])
    expect(covering([`shared/${file}`])).toContain(standalone)
})

test('runs the nightly journeys of a unit when the unit differs', () => {
  expect(covering(['remote-invest/src/screens/bonds/bonds.screen.tsx'])).toEqual(
    ['arbitrage', 'bonds', 'loan', 'offering'].map(name => `shared/testing/src/journeys/${name}.nightly.journey.ts`),
  )
})

const withdraw = 'shared/testing/src/journeys/withdraw.journey.ts'

test('skips the long suites of an area when another area changed, and none when a common file changed', () => {
  expect(skipped(['remote-invest/src/routes.ts'])).toContain(withdraw)
  expect(skipped(['remote-wallet/src/routes.ts'])).not.toContain(withdraw)
  const ofSweep = /everywhere-\w+/
  const unswept = new Set(skipped(['remote-wallet/src/routes.ts']).flatMap(file => ofSweep.exec(file) ?? []))
  expect([...unswept]).toEqual(['account', 'content', 'invest', 'trade'].map(unit => `everywhere-${unit}`))
  expect(skipped(['shared/testing/suite-shares.json'])).toContain(withdraw)
  expect(skipped(['README.md', withdraw])).not.toContain(withdraw)
  expect(skipped(['shared/ui/src/button/index.tsx', 'shared/engine/src/clock.ts', 'shell/src/main.ts'])).toEqual([])
})

test('skips nothing when the ledger, HTTP, the gateway, the tools or the configuration changed', () => {
  for (const file of [
    'engine/src/ledger/post.ts',
    'engine/src/http/server.ts',
    'gateway/src/page/page.ts',
    'tools/src/jest.ts',
  ])
    expect(skipped([`shared/${file}`])).toEqual([])
  expect(skipped(['jest.config.ts'])).toEqual([])
})

test('runs a journey of its area when a folder of the exchange changed', () => {
  const folders = globSync('shared/{engine,products,sandbox}/src/*/', { cwd: root })
  expect(folders.length).toBeGreaterThan(20)
  const inAreas = areas.flatMap(({ suites }) => suites).filter(suite => /journeys\/(?!everywhere-)/.test(suite))
  for (const folder of folders)
    expect([folder, inAreas.some(suite => !skipped([`${folder}/a.ts`]).includes(suite))]).toEqual([folder, true])
})

test('names suites and files that exist', () => {
  const files = globSync('{*.json,*.yaml,{deploy,docs,shared,shell,remote-*}/**/*.*}', {
    cwd: root,
    exclude: name => name === 'node_modules',
  })
  for (const { suites, files: pattern } of [...covered, ...areas]) {
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

test('skips the sweep of every remote by area', () => {
  const sweep = globSync('shared/testing/src/journeys/everywhere-*.journey.ts', { cwd: root })
  const byDay = sweep.filter(file => !file.includes('.nightly.'))
  expect(byDay.filter(file => !skipped([]).includes(file))).toEqual([])
})

test('covers every nightly journey but those of the whole app', () => {
  const whole = /everywhere-|\/(team|start)\.|trial/
  const nightly = globSync('shared/*/src/**/*.nightly.journey.ts', { cwd: root }).filter(file => !whole.test(file))
  const named = covered.flatMap(({ suites }) => suites)
  expect(nightly.filter(suite => !named.includes(suite))).toEqual([])
})
