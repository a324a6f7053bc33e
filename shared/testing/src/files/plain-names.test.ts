/** Keeps out names that do not say what a thing is: a type is named by its noun (WithdrawalQuery, TicketContext, RenderedScreen). */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

const DECLARED =
  /\b(?:type (Told|Asked|Scene|Shown|Stood)\b(?:<[^;{}]*?>)?\s*=(?!>)|interface (Told|Asked|Scene|Shown|Stood)\b)/g
const FOLDERS = ['beside']
const FILES = ['asked', 'beside', 'knows', 'shown', 'shows', 'sitting', 'stood', 'thin']

const typesIn = (source: string): string[] =>
  [...source.matchAll(DECLARED)].map(([, alias, face]) => alias ?? face ?? '')

function isUnnamed(path: string): boolean {
  const folders = path.split('/')
  const [stem = ''] = folders.pop()?.split('.') ?? []
  return FILES.includes(stem) || folders.some(folder => FOLDERS.includes(folder))
}

/** Present declarations. A line goes with its type; none is added. */
const LEFT: Record<string, string[]> = {
  // an export of the surface: another name would be a new major version of the shell
  'shell/src/surface/screen/query-result.ts': ['Asked'],
  'shared/products/src/accounts/code.ts': ['Scene', 'Asked'],
  'shared/sandbox/src/chat/bot.ts': ['Asked'],
  'shared/sandbox/src/chat/pages/kit/scene.ts': ['Scene'],
  'shared/sandbox/src/chat/stream.ts': ['Asked'],
  'shared/engine/src/db/page.ts': ['Asked'],
  'shared/engine/src/http/decryption.ts': ['Asked'],
  'shared/products/src/loans/events.ts': ['Told'],
  'shared/products/src/wallet/withdrawal/apply.ts': ['Scene'],
  'shared/products/src/wallet/withdrawal/checks.ts': ['Scene'],
}

const files = globSync('{shared/*,shell,remote-*}/src/**/*.{ts,tsx}', { cwd: root })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file !== 'shared/testing/src/files/plain-names.test.ts')

test('finds none of the forbidden type names outside of the list of those that are left', () => {
  expect(files.length).toBeGreaterThan(2000)
  const found = files.map(file => [file, typesIn(readFileSync(root + file, 'utf8'))] as const)
  expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual(LEFT)
})

test('finds none of the forbidden names of files and folders', () => expect(files.filter(isUnnamed)).toEqual([]))

test.each([
  ['export type Told = { a: string }', ['Told']],
  ["type Shown<T> = 'a' | T", ['Shown']],
  ['type Shown<T extends Record<string, number>> =\n  | T', ['Shown']],
  ['interface Scene extends Base {', ['Scene']],
  ['export interface Asked<T> {\n  of: T', ['Asked']],
  ["import { type Asked, type Told } from './a.ts'\nconst a = 1", []],
  ['type ToldKey = string\ntype Unasked = string', []],
])('finds in %j the type names %j', (source, names) => expect(typesIn(source)).toEqual(names))

test.each([
  ['shell/src/beside/push.ts', true],
  ['shell/src/surface/query/knows.ts', true],
  ['remote-wallet/src/parts/asked.test.tsx', true],
  ['shell/src/background/push.ts', false],
  ['shared/products/src/accounts/shown-name.ts', false],
])('tells of the path %s: forbidden is %s', (path, forbidden) => expect(isUnnamed(path)).toBe(forbidden))
