import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Nobody is told of a refusal of this call. */
const SILENT = /\bnotice: 'none'/g

/** How many calls of a file tell nobody of a refusal, and why. */
const REASONS: Record<string, readonly [number, string]> = {
  'remote-account/src/screens/login/use-name-check.ts': [1, 'a hint: registering and logging in answer by themselves'],
  'remote-content/src/screens/outlink/chat-session.ts': [1, 'the page of the chat says that it could not go on'],
  'shell/src/background/activity-report.ts': [1, 'the reply of importantCustomerOnLine is not read (section 7)'],
  'shell/src/surface/session/user.ts': [
    2,
    'a refused profile means that nobody is signed in, and the guard shows that',
  ],
}

const own = globSync('{remote-*,shell}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  file => !/\.test\.|\.journey\.|\/testing|\/test-/.test(file),
)
const silentIn = (file: string): number => (readFileSync(root + file, 'utf8').match(SILENT) ?? []).length

test('names every call whose refusal nobody is told, with the reason', () => {
  expect(own.length).toBeGreaterThan(300)
  const silent = own.map(file => [file, silentIn(file)] as const).filter(([, count]) => count > 0)
  expect(Object.fromEntries(silent)).toEqual(
    Object.fromEntries(Object.entries(REASONS).map(([file, [count]]) => [file, count])),
  )
})

test('no call says by itself whether its words have a place on the screen', () => {
  expect(own.filter(file => /\binPlace: /.test(readFileSync(root + file, 'utf8')))).toEqual([])
})
