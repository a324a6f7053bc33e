import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const catalogs = globSync(
  ['remote-*/src/locales/en-us.po', 'shell/src/locales/en-us.po', 'shared/*/src/locales/en-us.po'],
  {
    cwd: root,
  },
)

const messagesOf = (catalog: string): string[] =>
  Array.from(catalog.matchAll(/^msgid "(.+)"$/gm), ([, text = '']) => text.replaceAll(/<[^>]*>/g, ''))

/** Two sentences of which the last has no end. A value at the end, with its zone or not, or what a colon names, is no sentence. */
const isCutShort = (text: string): boolean => /[a-z}]\. [A-Z{]/.test(text) && !/[.!?…}:)]$/.test(text)

test('ends a text of several sentences with a full stop', () => {
  const texts = catalogs.flatMap(file => messagesOf(readFileSync(root + file, 'utf8')))
  expect(texts.length).toBeGreaterThan(2000)
  expect(texts.filter(isCutShort)).toEqual([])
})

test('finds a text whose last sentence has no full stop', () => {
  const catalog = 'msgid "Send only <0>{currency}</0>. Anything else is lost"\nmsgid "Liq. {price}"\nmsgid "Term"\n'
  expect(messagesOf(catalog).filter(isCutShort)).toEqual(['Send only {currency}. Anything else is lost'])
})
