/** Suites that one worker runs one after the other, by Node's own modules: each stands alone, and fails where it should. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from '@jest/globals'

const root = mkdtempSync(join(tmpdir(), 'suites-'))
afterAll(() => rmSync(root, { recursive: true }))

const suites = {
  'a-leaves.test.ts': `
    import { expect, jest, test } from '@jest/globals'
    import { suitesSeen } from './seen.ts'
    test('changes what all share', () => {
      jest.useFakeTimers({ now: 0 })
      jest.spyOn(Math, 'random').mockReturnValue(7)
      process.env.LEFT = 'behind'
      delete process.env.KEPT
      expect([Date.now(), Math.random(), suitesSeen.push('a')]).toEqual([0, 7, 1])
    })`,
  'b-finds.test.ts': `
    import { expect, test } from '@jest/globals'
    import { suitesSeen } from './seen.ts'
    test('finds nothing of it, but for a module that was read', () => {
      expect([Date.now() > 0, Math.random() < 1, process.env.LEFT, process.env.KEPT]).toEqual([true, true, undefined, 'yes'])
      expect(suitesSeen).toEqual(['a'])
    })`,
  'c-fails.test.ts': `
    import { beforeAll, describe, expect, test } from '@jest/globals'
    test('is wrong', () => expect(1).toBe(2))
    test('hangs', () => new Promise(() => {}), 50)
    test('leaves a promise behind', async () => {
      Promise.reject(new Error('left')).finally(() => {})
      await new Promise(soon => setTimeout(soon, 20))
    })
    test.each([1, 2])('is right %i times', n => expect(n).toBeGreaterThan(0))
    describe('after a hook', () => {
      beforeAll(() => Promise.reject(new Error('the hook')))
      test('that fails', () => {})
    })`,
  'd-ends.test.ts': `throw new Error('as it is read')`,
  'seen.ts': 'export const suitesSeen: string[] = []',
}

type Report = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

function outcome(): Report {
  const folder = join(root, 'shared/planted/src')
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(suites)) writeFileSync(join(folder, name), text)
  const config = {
    rootDir: root,
    testRunner: fileURLToPath(new URL('./runner.mjs', import.meta.url)),
    testMatch: ['**/*.test.ts'],
    extensionsToTreatAsEsm: ['.ts'],
    transform: {},
    testSequencer: fileURLToPath(new URL('../longest-first.ts', import.meta.url)),
  }
  const words = ['node_modules/jest/bin/jest.js', '--runInBand', '--json', '--config', JSON.stringify(config)]
  const env = { ...process.env, NODE_OPTIONS: '', KEPT: 'yes' }
  const { stdout, stderr } = spawnSync(process.execPath, ['--experimental-vm-modules', ...words], {
    encoding: 'utf8',
    env,
  })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout)
}

test('each suite finds the world as it was, and what fails, hangs or cannot be read is told', () => {
  const told = outcome().testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.map(one => `${one.status}: ${one.fullName}`)
    const file = name.split('/').at(-1)
    return tests.length > 0 ? tests : [`${status}: ${file}${/as it is read/.test(message) ? ', with the reason' : ''}`]
  })
  expect(told.sort()).toEqual([
    'failed: after a hook that fails',
    'failed: d-ends.test.ts, with the reason',
    'failed: hangs',
    'failed: is wrong',
    'failed: leaves a promise behind',
    'passed: changes what all share',
    'passed: finds nothing of it, but for a module that was read',
    'passed: is right 1 times',
    'passed: is right 2 times',
  ])
})
