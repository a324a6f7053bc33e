/** A limit of its own makes a test fail on a busy machine: what hangs is ended by the common one (preset.ts, journey.ts). */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { preset } from './preset.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const common = preset().testTimeout ?? 0

/** Ends of tests and hooks, and limits of a suite, in milliseconds. */
const limitsIn = (text: string): number[] =>
  [
    ...text.matchAll(
      /^\s*(?:\}, (?:patience\()?|patience\()([\d_]{4,})\)+,?$|jest\.setTimeout\((?:patience\()?([\d_]+)\)/gm,
    ),
  ].map(([, test, suite]) => Number((test ?? suite ?? '').replaceAll('_', '')))

test('no suite has a limit below the common one', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.journey.ts', '*.conformance.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  const own = files
    .trim()
    .split('\n')
    .flatMap(file => limitsIn(readFileSync(`${root}/${file}`, 'utf8')).map(limit => ({ file, limit })))
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter(({ limit }) => limit <= common)).toEqual([])
})

test('finds the limit of a test, of a hook and of a suite', () => {
  const suite = 'jest.setTimeout' // apart, since this file is looked at as well
  const text = `test('a', () => {\n}, 5_000)\n${suite}(60_000)\ntest(\n  'b',\n  () => {\n  },\n  patience(7_000),\n)\n`
  expect(limitsIn(text)).toEqual([5000, 60_000, 7000])
})
