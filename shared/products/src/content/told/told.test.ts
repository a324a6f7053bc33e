/** Every message that the exchange can write is made to happen by a test of its own. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import * as account from '@shared/contract/addresses/account'
import * as content from '@shared/contract/addresses/content'
import * as invest from '@shared/contract/addresses/invest'
import * as trade from '@shared/contract/addresses/trade'
import * as wallet from '@shared/contract/addresses/wallet'
import { templates } from '@shared/engine/messages/templates'
import { leadingTo } from '../../../../sandbox/src/testing/content/told/records.ts'

const here = import.meta.dirname
const sources = readdirSync(here)
  .filter(name => name.endsWith('.told.test.ts'))
  .map(name => readFileSync(`${here}/${name}`, 'utf8'))

const provoked = (some: readonly string[]): string[] =>
  some.flatMap(source => [...source.matchAll(/^told\('([a-z-]+)'/gm)].map(([, name = '']) => name))
const missing = (some: readonly string[]) => Object.keys(templates).filter(name => !provoked(some).includes(name))

test('every template has its test, and only one', () => {
  expect(missing(sources)).toEqual([])
  expect(provoked(sources).sort()).toEqual(Object.keys(templates).sort())
})

test('a test that is taken away is missed', () => {
  const without = sources.map(source => source.replace("told('loan-call'", "old('loan-call'"))
  expect(missing(without)).toEqual(['loan-call'])
})

test('the table of the rules has each once, with who writes it and the test that provokes it', () => {
  const rules = readFileSync(`${here}/../../../../../docs/rules/content.md`, 'utf8')
  const rows = [...rules.matchAll(/^\| [^|]+ \| `([a-z-]+)` \| \w+ \| ([a-z/-]+) \| [^|]+ \| (\w+) \|$/gm)]
  expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(templates).sort())
  for (const [, name = '', file = '', of = ''] of rows) {
    const writers = globSync(`${here}/../../../../{engine,products,sandbox}/src/${file}.ts`)
    const tells = writers.map(path => /\b(?:notify\w*|tell\w*)\(/.test(readFileSync(path, 'utf8')))
    expect([name, tells]).toEqual([name, [true]])
    expect([name, provoked([readFileSync(`${here}/${of}.told.test.ts`, 'utf8')]).includes(name)]).toEqual([name, true])
  }
})

test('the table of pushes has the messages of each kind', () => {
  const [, section = ''] = readFileSync(`${here}/../../../../../docs/rules/content.md`, 'utf8').split(
    '## When the app is closed',
  )
  const rows = [...section.matchAll(/^\| (\w+) \| ([a-z, -]+) \| \d[^|]+ \| \w+ \|$/gm)]
  const tabled = rows.flatMap(([, kind, names = '']) => names.split(', ').map(name => [name, kind]))
  expect(tabled.sort()).toEqual(
    Object.entries(templates)
      .filter(([, kind]) => kind)
      .sort(),
  )
})

test('every screen that a message leads to is one of the app', () => {
  const units = [account, content, invest, trade, wallet]
  const paths = units.flatMap(unit => Object.values(unit).map(({ path }) => String(path)))
  expect(leadingTo.filter(screen => !paths.includes(screen))).toEqual([])
})
