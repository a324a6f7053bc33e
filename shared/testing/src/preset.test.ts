import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What Jest would run of the tests whose path holds "ceph". */
function listed(env: NodeJS.ProcessEnv) {
  const { TEST_CEPH: _, ...plain } = process.env
  const words = [
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    '--listTests',
    '--testPathPatterns',
    'ceph',
  ]
  const { stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: root,
    encoding: 'utf8',
    env: { ...plain, NODE_OPTIONS: '', ...env },
  })
  return {
    files: stdout
      .split('\n')
      .filter(line => line.startsWith(root))
      .map(file => file.slice(root.length)),
    said: stderr,
  }
}

test('a plain run neither installs nor starts Ceph, and says that it leaves its tests out', () => {
  const { files, said } = listed({})
  expect(files).toEqual([])
  expect(said).toContain('Left out: object storage on Ceph')
})

test('npm test runs all that needs Ceph', () => {
  expect(readFileSync(`${root}shared/tools/src/test.ts`, 'utf8')).toContain("TEST_CEPH: '1'")
  const { files, said } = listed({ TEST_CEPH: '1', TEST_PRODUCTION: '1', WALKS: 'worker,caddy,firefox,webkit' })
  expect(files.sort()).toEqual([
    'shared/release/src/faults/contest.ceph.test.ts',
    'shared/release/src/faults/outage.ceph.test.ts',
    'shared/release/src/store/s3-store.ceph.test.ts',
    'shared/tools/src/production/several.production.ceph.test.ts',
  ])
  expect(said).not.toContain('Left out')
})
