import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const drawing = `
  const { cases, fc, lots, patience, rounds } = await import('./shared/testing/src/soak.ts')
  const below = lots()
  const drawn = Array.from({ length: 5 }, () => below(1000))
  let runs = 0
  fc.assert(fc.property(fc.nat(1000), value => void (runs++ < 5 && drawn.push(value))))
  console.log(JSON.stringify({ drawn, runs, rounds: [rounds(200), rounds(7)], cases: cases([1, 2], [1]), patience: patience(10) }))`

function run(env: Record<string, string>) {
  const args = ['--no-warnings', '--input-type=module', '--eval', drawing]
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', TEST_RUN: '', ...env },
  })
  return JSON.parse(stdout) as { drawn: number[]; runs: number; rounds: number[]; cases: number[]; patience: number }
}

test('a seed gives the same lots and the same random cases again, another one others', () => {
  const [first, again, other] = [run({ SEED: '7' }), run({ SEED: '7' }), run({ SEED: '8' })]
  expect(first.drawn).toHaveLength(10)
  expect(again).toEqual(first)
  expect(other.drawn).not.toEqual(first.drawn)
})

test('runs the whole count in a soak, a tenth in test:all, a thirtieth in npm test, and always one at least', () => {
  const own = (TEST_RUN: string) => run({ SEED: '7', TEST_RUN })
  expect(own('short')).toMatchObject({ runs: 34, rounds: [7, 1], cases: [1], patience: 10 })
  expect(own('all')).toMatchObject({ runs: 100, rounds: [20, 1], cases: [1, 2], patience: 10 })
  expect(own('soak')).toMatchObject({ runs: 1000, rounds: [200, 7], cases: [1, 2], patience: 200 })
})

const tests = globSync('{shell,remote-*,shared/*}/src/**/*.{test.ts,test.tsx,conformance.ts}', { cwd: root })
const aside = ['shared/testing/src/soak.test.ts']

test('every random case and every count of rounds comes from here', () => {
  const own = (text: string) =>
    /from 'fast-check'|process\.env\.\w*(SEED|ROUNDS|RUNS|CONTESTS)|numRuns: \d\d/.test(text)
  const files = [...tests, ...globSync('{shell,remote-*,shared/*}/src/**/{test-*,testing/**/*}.ts', { cwd: root })]
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter(file => !aside.includes(file) && own(readFileSync(root + file, 'utf8')))).toEqual([])
})

test('no suite of the short run measures how long work takes', () => {
  const short = tests.filter(file => !file.includes('.nightly.') && !aside.includes(file))
  expect(short.length).toBeGreaterThan(300)
  expect(short.filter(file => readFileSync(root + file, 'utf8').includes("foreign-text/growth.ts'"))).toEqual([])
})
