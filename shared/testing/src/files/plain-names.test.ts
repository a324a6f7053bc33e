/** Keeps out names that do not say what a thing is: a type or an exported value is named by its noun (WithdrawalQuery, OrderDetails). */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

const BANNED = '(Told|Telling|Asked|Scene|Shown|Stood)\\b'
const DECLARED = new RegExp(
  [
    `\\btype ${BANNED}(?:<[^;{}]*?>)?\\s*=(?!>)`,
    `\\binterface ${BANNED}`,
    `\\bexport (?:default )?(?:async )?(?:const|let|class|function) ${BANNED}`,
    `\\bexport (?:type )?{[^}]*\\bas ${BANNED}`,
  ].join('|'),
  'g',
)
const FOLDERS = ['beside']
const FILES = ['asked', 'beside', 'knows', 'scene', 'shown', 'shows', 'sitting', 'stood', 'thin']

const namesIn = (source: string): string[] =>
  [...source.matchAll(DECLARED)].map(([, ...names]) => names.find(name => name !== undefined) ?? '')

function isUnnamed(path: string): boolean {
  const folders = path.split('/')
  const [stem = ''] = folders.pop()?.split('.') ?? []
  return FILES.includes(stem) || folders.some(folder => FOLDERS.includes(folder))
}

/** An export of the surface: another name would be a new major version of the shell. */
const LEFT: Record<string, string[]> = {
  'shell/src/surface/screen/query-result.ts': ['Asked'],
}

const files = globSync('{shared/*,shell,remote-*}/src/**/*.{ts,tsx}', { cwd: root })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file !== 'shared/testing/src/files/plain-names.test.ts')

test('finds none of the forbidden names outside of the list of those that are left', () => {
  expect(files.length).toBeGreaterThan(2000)
  const found = files.map(file => [file, namesIn(readFileSync(root + file, 'utf8'))] as const)
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
  ['export const Told = <Props extends object>({', ['Told']],
  ['export async function Asked() {', ['Asked']],
  ["export { Shown } from './a.ts'\nexport { a as Told }", ['Told']],
  ['const Asked = () => null\nexport const ToldKey = 1', []],
])('finds in %j the names %j', (source, names) => expect(namesIn(source)).toEqual(names))

test.each([
  ['shell/src/beside/push.ts', true],
  ['shell/src/surface/query/knows.ts', true],
  ['remote-wallet/src/parts/asked.test.tsx', true],
  ['shell/src/background/push.ts', false],
  ['shared/products/src/accounts/shown-name.ts', false],
])('tells of the path %s: forbidden is %s', (path, forbidden) => expect(isUnnamed(path)).toBe(forbidden))
