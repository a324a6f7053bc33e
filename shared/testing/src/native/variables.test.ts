import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** At the start of a line, so that it runs as the module is read. */
const SETS = /^(process\.env(\.\w+|\[.*?\]) \??\??=[^=]|Object\.assign\(process\.env)/m

/** Each is read once, by a process of its own. */
const PROGRAMS = [
  'shared/engine/src/db/threads.ts',
  'shared/testing/src/preset.ts',
  'shared/tools/src/dev.ts',
  'shared/tools/src/start.ts',
]

const isSuite = (file: string) => /\.(test|journey)\.tsx?$/.test(file)

test('no module sets a variable as it is read: a worker keeps modules, and a suite takes its variables along', () => {
  const files = globSync('{shared/*,shell,remote-*}/src/**/*.{ts,tsx}', { cwd: root }).filter(file => !isSuite(file))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter(file => SETS.test(readFileSync(root + file, 'utf8'))).toSorted()).toEqual(PROGRAMS)
})

test.each([
  ["process.env.RELEASE_TRIAL = 'off'", true],
  ["process.env['RELEASE_TRIAL'] ??= 'off'", true],
  ["Object.assign(process.env, { RELEASE_TRIAL: 'off' })", true],
  ["  process.env.RELEASE_TRIAL = 'off'", false],
  ["if (process.env.RELEASE_TRIAL === 'off') go()", false],
  ["process.env.RELEASE_TRIAL === 'off'", false],
])('%j sets one: %s', (source, isSet) => expect(SETS.test(source)).toBe(isSet))
