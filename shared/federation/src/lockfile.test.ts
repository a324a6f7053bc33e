import { expect, test } from '@jest/globals'
import { closureOf, type Libraries, parseLockfile } from './lockfile.ts'

/** A checkout of two remotes, the design system and the preset. @param ofTrade lines of trade's own dependencies */
const lockfile = (ofTrade = '', packages = '', snapshots = '') => `
importers:
  .:
    devDependencies:
      jest: { specifier: 'catalog:', version: 30.0.0 }
      node: { specifier: 'catalog:', version: 24.21.0 }
  remote-trade:
    dependencies:
      '@shared/ui': { specifier: 'workspace:*', version: link:../shared/ui }
      react: { specifier: 'catalog:', version: 19.0.0 }${ofTrade}
    devDependencies:
      own-loader: { specifier: 1.0.0, version: 1.0.0 }
  remote-wallet:
    dependencies:
      '@shared/ui': { specifier: 'workspace:*', version: link:../shared/ui }
      react: { specifier: 'catalog:', version: 19.0.0 }
  shared/ui:
    dependencies:
      jotai: { specifier: 'catalog:', version: 3.0.0(react@19.0.0) }
    devDependencies:
      screen-tests: { specifier: 1.0.0, version: 1.0.0 }
  shared/federation:
    dependencies:
      webpack: { specifier: 'catalog:', version: 5.0.0 }
    optionalDependencies:
      fast: { specifier: 1.0.0, version: 1.0.0 }
packages:
  chart@1.0.0: { resolution: { integrity: sha512-chart } }
  fast@1.0.0: { resolution: { integrity: sha512-fast } }
  fast-linux@1.0.0: { resolution: { integrity: sha512-linux }, os: [linux] }
  jest@30.0.0: { resolution: { integrity: sha512-jest } }
  jotai@3.0.0: { resolution: { integrity: sha512-jotai } }
  lines@1.0.0: { resolution: { integrity: sha512-lines } }
  node@24.21.0: { resolution: { integrity: sha512-node } }
  own-loader@1.0.0: { resolution: { integrity: sha512-own } }
  react@19.0.0: { resolution: { integrity: sha512-react } }
  screen-tests@1.0.0: { resolution: { integrity: sha512-tests } }
  webpack@5.0.0: { resolution: { integrity: sha512-webpack } }${packages}
snapshots:
  chart@1.0.0: { dependencies: { lines: 1.0.0 } }
  fast@1.0.0: { optionalDependencies: { fast-linux: 1.0.0 } }
  fast-linux@1.0.0: { optional: true }
  jest@30.0.0: {}
  jotai@3.0.0(react@19.0.0): { dependencies: { react: 19.0.0 } }
  lines@1.0.0: { dependencies: { chart: 1.0.0 } }
  node@24.21.0: {}
  own-loader@1.0.0: {}
  react@19.0.0: {}
  screen-tests@1.0.0: {}
  webpack@5.0.0: {}${snapshots}
`

const counted = (text: string, unit: string): Libraries =>
  closureOf(parseLockfile(text), unit, ['shared/ui', 'shared/federation'])
const lines = (text: string, unit: string) => counted(text, unit).lines
const units = ['remote-trade', 'remote-wallet']

/** Units whose lines differ between two lockfiles. */
const moved = (before: string, after: string) => units.filter(unit => lines(before, unit) !== lines(after, unit))

test('counts what a unit, the packages that it carries and the build reach, circles too, and Node', () => {
  const ofBoth = ['fast-linux@1.0.0', 'fast@1.0.0', 'jotai@3.0.0', 'node@24.21.0', 'react@19.0.0', 'webpack@5.0.0']
  expect([...counted(lockfile(), 'remote-wallet').names]).toEqual(ofBoth)
  const withChart = lockfile('\n      chart: { specifier: 1.0.0, version: 1.0.0 }')
  expect([...counted(withChart, 'remote-trade').names]).toEqual(
    [...ofBoth, 'chart@1.0.0', 'lines@1.0.0', 'own-loader@1.0.0'].sort(),
  )
})

test('a library that one unit alone adds changes the lines of that unit alone', () => {
  expect(moved(lockfile(), lockfile('\n      chart: { specifier: 1.0.0, version: 1.0.0 }'))).toEqual(['remote-trade'])
})

test.each([
  ['a library of the design system', 'sha512-jotai', units],
  ['a library of the build', 'sha512-webpack', units],
  ['an optional library of another system', 'sha512-linux', units],
  ['Node', 'sha512-node', units],
  ['a loader of one unit’s own configuration', 'sha512-own', ['remote-trade']],
  ['the tests of the design system', 'sha512-tests', []],
  ['the tools of the checkout', 'sha512-jest', []],
])('another archive of %s changes the lines of those that are made with it', (_, hash, changed) => {
  expect(moved(lockfile(), lockfile().replace(hash, 'sha512-another'))).toEqual(changed)
})

test('another version of a peer changes the lines', () => {
  const peer = 'jotai@3.0.0(react@19.0.0)'
  const before = lockfile()
  expect(
    moved(
      before,
      before.replaceAll(peer, 'jotai@3.0.0(react@18.0.0)').replace('3.0.0(react@19.0.0) }', '3.0.0(react@18.0.0) }'),
    ),
  ).toEqual(units)
})

test('names a library under another name, and one that came as a file, as their package.json does', () => {
  const text = lockfile(
    '\n      lines: { specifier: npm:chart@1.0.0, version: chart@1.0.0 }\n      shell: { specifier: file:shell.tgz, version: file:shell.tgz(react@19.0.0) }',
    '\n  shell@file:shell.tgz: { resolution: { integrity: sha512-shell, tarball: file:shell.tgz }, version: 1.4.0 }',
    '\n  shell@file:shell.tgz(react@19.0.0): {}',
  )
  expect([...counted(text, 'remote-trade').names]).toEqual(expect.arrayContaining(['chart@1.0.0', 'shell@1.4.0']))
})

test('takes the libraries of the repository for a unit that is none of its packages', () => {
  expect([...counted(lockfile(), 'node_modules/shell').names]).toContain('jest@30.0.0')
})

test('reads the libraries of the repository when the lockfile begins with those of pnpm itself', () => {
  const ofPnpm =
    'importers:\n  .:\n    packageManagerDependencies:\n      pnpm: { specifier: 12.21.0, version: 12.21.0 }\n'
  expect(lines(`---\n${ofPnpm}---\n${lockfile()}`, 'remote-trade')).toBe(lines(lockfile(), 'remote-trade'))
})

test('says what to do when the lockfile names what it does not hold', () => {
  expect(() => lines(lockfile('\n      gone: { specifier: 1.0.0, version: 1.0.0 }'), 'remote-trade')).toThrow(
    'gone@1.0.0, which it names: run pnpm install',
  )
})
