import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** @returns the suites that Jest would run of those with `pattern` in their path, and what it says */
function listed(pattern: string, env: NodeJS.ProcessEnv = {}) {
  const chosen = { TEST_CEPH: '', TEST_PRODUCTION: '', TEST_RUN: '', TEST_ALSO: '', TEST_SKIP: '', WALKS: '' }
  const args = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--listTests', '--testPathPatterns']
  const { stdout, stderr } = spawnSync(process.execPath, [...args, pattern], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...chosen, NODE_OPTIONS: '', ...env },
  })
  const files = stdout.split('\n').filter(line => line.startsWith(root))
  return { files: files.map(file => file.slice(root.length)).sort(), said: stderr }
}

const standalone = 'shared/tools/src/new/standalone.nightly.test.ts'
const leftOut = '(\\.nightly|\\.ceph|\\.production)\\.(test|journey)\\.'

test('leaves nightly suites and those that install a server out of a short run, and says so', () => {
  const { files, said } = listed(leftOut)
  expect(files).toEqual([])
  for (const how of ['TEST_RUN=all', 'TEST_CEPH=1', 'TEST_PRODUCTION=1']) expect(said).toContain(how)
})

test('adds the nightly suites that TEST_ALSO names to a short run, and no others', () => {
  expect(listed('\\.nightly\\.', { TEST_ALSO: standalone }).files).toEqual([standalone])
})

test('skips the suites that TEST_SKIP names, and no others', () => {
  const [first = '', ...others] = listed('/tools/src/test-run/').files
  expect(listed('/tools/src/test-run/', { TEST_SKIP: first }).files).toEqual(others)
})

const all = { TEST_RUN: 'all', TEST_CEPH: '1', TEST_PRODUCTION: '1', WALKS: 'worker,caddy,firefox,webkit' }

test('runs every file that has the name of a test, in test:all', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n')
  const tests = tracked.filter(file => /\.(tests?|spec|journey)\.[cm]?[jt]sx?$/.test(file))
  expect(tests.length).toBeGreaterThan(700)
  const run = new Set(listed('', all).files)
  expect(tests.filter(file => !run.has(file) && !file.includes('/new/templates/') && existsSync(root + file))).toEqual(
    [],
  )
})

test('ignores the repository, engine and mode of the shell that starts a run', () => {
  const script = "await import('./shared/testing/src/preset.ts'); console.log(JSON.stringify(process.env))"
  const env = {
    ...process.env,
    GIT_DIR: '/a',
    GIT_INDEX_FILE: '/b',
    GIT_CONFIG_PARAMETERS: "'core.bare=true'",
    ENGINE: 'firefox',
    NODE_ENV: 'production',
    FORCE_COLOR: '1',
  }
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  const taken = JSON.parse(told)
  expect(Object.keys(taken).filter(name => name.startsWith('GIT_') && name in env && !(name in process.env))).toEqual(
    [],
  )
  expect([taken.ENGINE, taken.FORCE_COLOR, taken.NODE_ENV]).toEqual([undefined, undefined, 'test'])
})

test('leaves nothing out of test:all', () => {
  expect(readFileSync(`${root}shared/tools/src/test-run/whole-run.ts`, 'utf8')).toContain("TEST_CEPH: '1'")
  const { files, said } = listed(leftOut, all)
  const found = globSync(`shared/*/src/**/*.{nightly,ceph,production}.{test,journey}.{ts,tsx}`, { cwd: root })
  expect(files).toEqual(found.sort())
  expect(files).toContain(standalone)
  expect(said).not.toContain('Left out')
})
