/** No screen lets a badge break: what holds one never gives its children several lines. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const files = globSync('{remote-*,shell,shared/ui}/src/**/*.tsx', { cwd: root })

/** Each element that holds a badge and nothing before it: its file, and the rules of its class. */
const holders = files.flatMap(file => {
  const source = readFileSync(join(root, file), 'utf8')
  const sheet = /import css from '(.+\.module\.css)'/.exec(source)?.[1]
  const names = [...source.matchAll(/className=\{css\.(\w+)\}>\s*<Badge/g)].map(([, name]) => name)
  if (!sheet || names.length === 0) return []
  const rules = readFileSync(join(root, dirname(file), sheet), 'utf8')
  return names.map(name => ({ file, rules: rules.match(new RegExp(`\\.${name}\\b[^{}]*\\{[^}]*\\}`, 'g')) ?? [] }))
})

test('finds elements that hold badges', () => {
  expect(holders.length).toBeGreaterThan(2)
})

test('lets no badge break into lines', () => {
  const breaking = holders.filter(({ rules }) => rules.some(rule => /white-space:\s*(?!\s|nowrap)/.test(rule)))
  expect(breaking.map(({ file }) => file)).toEqual([])
})
