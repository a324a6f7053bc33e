/** The table of settings in docs/production.md, held against the sources. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { root } from '../run.ts'
import { codeIn, tableOf } from '../testing/page.ts'

const isProduct = (file: string) => !/\.(test|journey)\.|\/test-|\/testing\/|\/templates\/|\/bench\//.test(file)
const sources = globSync(
  ['shell', 'remote-*', 'shared/*'].map(unit => `${unit}/src/**/*.{ts,tsx,mjs}`),
  { cwd: root },
)

/** Set by those who start our processes, not by a person: git, node, npm, Jest and the bundler. */
const notOurs = new Set(['GIT_CONFIG_COUNT', 'NODE_ENV', 'PATH', 'npm_lifecycle_event'])

function readIn(source: string): string[] {
  const named = [...source.matchAll(/\benv\.([A-Z]\w+)/g), ...source.matchAll(/\bvariable: '(\w+)'/g)]
  const taken = [...source.matchAll(/\{([^{}]*)\}(?:: Env\b|(?:: [\w.]+)? = (?:process\.)?env\b)/g)].map(
    ([, list = '']) => list,
  )
  const names = taken.flatMap(list => [...list.matchAll(/(?:^|,)\s*(\w+)/g)])
  return [...named, ...names].flatMap(([, name]) => (name && !notOurs.has(name) ? [name] : []))
}

const inSource = new Map<string, string[]>()
for (const file of sources.filter(isProduct))
  for (const name of readIn(readFileSync(`${root}${file}`, 'utf8')))
    inSource.set(name, [...(inSource.get(name) ?? []), file])

const rows = tableOf('Settings')
const onPage = rows.flatMap(([names]) => codeIn(names))

test('every variable that is read stands in the table, and no other', () => {
  const missing = [...inSource].filter(([name]) => !onPage.includes(name)).map(([name, [file]]) => `${name} (${file})`)
  const stale = onPage.filter(name => !inSource.has(name))
  expect(missing).toEqual([])
  expect(stale).toEqual(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) // Amazon's own client reads these
  expect(new Set(onPage).size).toBe(onPage.length)
})

test('what reads a variable by another way than its name is seen', () => {
  const others = sources.filter(isProduct).flatMap(file => {
    const found = readFileSync(`${root}${file}`, 'utf8').match(/process\.env\[[^\]]*\]/g) ?? []
    return found.map(way => `${file}: ${way}`)
  })
  expect(others).toEqual(['shared/tools/src/engines.ts: process.env[variable]'])
})

test('the help of the gateway names what the table says that it reads', () => {
  const help = readFileSync(`${root}shared/gateway/src/main.ts`, 'utf8').split('`')[1] ?? ''
  const own = rows.filter(([, by]) => by?.includes('gateway')).flatMap(([names]) => codeIn(names))
  expect(own.filter(name => !name.startsWith('AWS_') && !help.includes(`  ${name} `))).toEqual([])
})
