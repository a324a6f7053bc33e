/** Suites that one worker runs one after the other, in Node and on pages: each stands alone, and fails where it should. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from '@jest/globals'
import { preset } from '../preset.ts'

const root = mkdtempSync(join(tmpdir(), 'suites-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Planted twice: whichever runs first leaves all this to the other. */
const page = `
  import { expect, jest, test } from '@jest/globals'
  import { suitesSeen } from './seen.ts'
  test('finds a fresh page', async () => {
    dispatchEvent(new Event('planted'))
    await new Promise(soon => setTimeout(soon, 20))
    expect([document.title, document.head.innerHTML, document.body.innerHTML]).toEqual(['', '', ''])
    expect([localStorage.length, sessionStorage.length, location.hash, history.length]).toEqual([0, 0, '', 1])
    expect([typeof fetch, 'planted' in window, process.env.LEFT, process.env.KEPT]).toEqual(['function', false, undefined, 'yes'])
    expect([Date.now() > 1e12, Math.random() < 1, suitesSeen.push('page')]).toEqual([true, true, 1])
  })
  test('leaves everything changed', () => {
    document.title = document.head.innerHTML = document.body.innerHTML = 'left'
    localStorage.setItem('left', '')
    sessionStorage.setItem('left', '')
    location.hash = '#left'
    history.pushState(null, '', '#farther')
    process.env.LEFT = 'behind'
    Object.assign(globalThis, { fetch: undefined, planted: true })
    addEventListener('planted', () => document.body.append('heard'))
    setInterval(() => localStorage.setItem('late', ''), 1)
    jest.spyOn(Math, 'random').mockReturnValue(7)
    jest.useFakeTimers({ now: 0 })
  })`

const suites = {
  'page-one.test.tsx': page,
  'page-two.test.tsx': page,
  'page-fails.test.tsx': `
    import { expect, test } from '@jest/globals'
    test('is wrong on a page', () => expect(document).toBe(window))
    test('hangs on a page', () => new Promise(() => {}), 50)
    test('leaves a promise behind on a page', async () => {
      Promise.reject(new Error('left')).finally(() => {})
      await new Promise(soon => setTimeout(soon, 20))
    })`,
  'page-ends.test.tsx': `throw new Error('as it is read')`,
  'page-unreadable.test.tsx': `const as it is read`,
  'no-page.test.ts': `
    import { expect, test } from '@jest/globals'
    test('finds no page in Node', () => expect(['window' in globalThis, 'document' in globalThis]).toEqual([false, false]))`,
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

const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name))

/** Those of the workspace for suites in Node and on pages, with the planted suites alone and without an exchange. */
function projects(): object[] {
  const [node, dom] = preset().projects as { transform: Record<string, [string, object]> }[]
  const transform = Object.entries(node?.transform ?? {}).map(([files, [, options]]) => [
    files,
    [fileOf('@swc/jest'), options],
  ])
  const own = {
    rootDir: root,
    globalSetup: undefined,
    globalTeardown: undefined,
    transform: Object.fromEntries(transform),
  }
  return [
    { ...node, ...own },
    { ...dom, ...own, testEnvironment: fileOf('jest-fixed-jsdom') },
  ]
}

function outcome(): Report {
  const folder = join(root, 'shared/planted/src')
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(suites)) writeFileSync(join(folder, name), text)
  const config = {
    testSequencer: fileURLToPath(new URL('../longest-first.ts', import.meta.url)),
    projects: projects(),
  }
  const words = ['node_modules/jest/bin/jest.js', '--runInBand', '--json', '--config', JSON.stringify(config)]
  const env = { ...process.env, NODE_OPTIONS: '', ORDER: '', KEPT: 'yes' }
  const { stdout, stderr } = spawnSync(process.execPath, ['--experimental-vm-modules', ...words], {
    encoding: 'utf8',
    env,
  })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout)
}

test('each suite finds the world as it was, and what fails, hangs or cannot be read is told', () => {
  const { testResults } = outcome()
  const told = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.map(one => `${one.status}: ${one.fullName}`)
    const file = name.split('/').at(-1)
    return tests.length > 0 ? tests : [`${status}: ${file}${/as it is read/.test(message) ? ', with the reason' : ''}`]
  })
  expect(told.sort()).toEqual([
    'failed: after a hook that fails',
    'failed: d-ends.test.ts, with the reason',
    'failed: hangs',
    'failed: hangs on a page',
    'failed: is wrong',
    'failed: is wrong on a page',
    'failed: leaves a promise behind',
    'failed: leaves a promise behind on a page',
    'failed: page-ends.test.tsx, with the reason',
    'failed: page-unreadable.test.tsx, with the reason',
    'passed: changes what all share',
    'passed: finds a fresh page',
    'passed: finds a fresh page',
    'passed: finds no page in Node',
    'passed: finds nothing of it, but for a module that was read',
    'passed: is right 1 times',
    'passed: is right 2 times',
    'passed: leaves everything changed',
    'passed: leaves everything changed',
  ])
  const failed = testResults.find(({ name }) => name.endsWith('page-fails.test.tsx'))
  expect(failed?.message).toContain('page-fails.test.tsx:3:') // as written, not as transformed
})
