import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { root } from '../run.ts'
import { randomSuites, regressions, repeatLine } from './seeds.ts'

test('finds each kept seed with its suite', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'seeds-'))}/`
  mkdirSync(`${folder}shared/engine/src/ledger`, { recursive: true })
  const kept = { seed: 7, run: 'all', why: 'a transfer of nothing' }
  writeFileSync(
    `${folder}shared/engine/src/ledger/regressions.json`,
    JSON.stringify({ 'ledger.property.test.ts': [kept] }),
  )
  expect(regressions(folder)).toEqual([{ file: 'shared/engine/src/ledger/ledger.property.test.ts', ...kept }])
  rmSync(folder, { recursive: true })
})

test('keeps seeds of suites that exist and draw random cases, each with the run that found it and a reason', () => {
  const random = randomSuites()
  for (const { file, seed, run, why } of regressions()) {
    expect([existsSync(root + file), random.includes(file)]).toEqual([true, true])
    expect([Number.isSafeInteger(seed), ['short', 'all', 'soak'].includes(run), why.length > 10]).toEqual([
      true,
      true,
      true,
    ])
  }
})

test('counts suites that draw cases themselves and by a helper', () => {
  expect(randomSuites()).toEqual(
    expect.arrayContaining([
      'shared/engine/src/ledger/ledger.property.test.ts',
      'shared/engine/src/positions/modes.property.test.ts',
    ]),
  )
})

test('says how to repeat a failed seed and where to keep it', () => {
  expect(repeatLine('shared/money/src/swap.test.ts', 'all', '12')).toBe(
    'Repeat it: TEST_RUN=all SEED=12 pnpm jest --runTestsByPath shared/money/src/swap.test.ts; keep the seed in shared/money/src/regressions.json',
  )
})
