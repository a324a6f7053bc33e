import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const sources = readdirSync(import.meta.dirname)
  .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map(name => ({ name, text: readFileSync(`${import.meta.dirname}/${name}`, 'utf8') }))

const importers = (module: RegExp) => sources.filter(({ text }) => module.test(text)).map(({ name }) => name)

// Home's first paint formats numbers: luxon (20 KB), the country table (4 KB) and big.js must come later.
test('only the time entry brings luxon, and no other entry brings that one', () => {
  expect(importers(/from 'luxon'/)).toEqual(['time.ts'])
  expect(importers(/from '\.\/time\.ts'/)).toEqual([])
})

test('only the countries entry brings the table of countries', () => {
  expect(importers(/from '\.\/country-table\.ts'/)).toEqual(['countries.ts'])
  expect(importers(/from '\.\/countries\.ts'/)).toEqual([])
})

test('nothing of the money package is brought but what a decimal string is', () => {
  expect(importers(/from '@shared\/money(?!\/decimal')/)).toEqual([])
})
