/** What the page says before any catalog came is what the shell says once its own have. */
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { fileOf, readCatalog, readWords } from '../../../federation/src/words/catalog.ts'
import { languages } from '../../../federation/src/words/languages.ts'
import { loading } from './sentences.ts'

const unit = (name: string) => join(import.meta.dirname, '../../../..', name)

/** A text of a unit's in every language, by catalog. */
async function said(name: string, message: string): Promise<Record<string, string | undefined>> {
  const source = await readCatalog(fileOf(unit(name), 'en-us'), 'en-us')
  const [id = ''] = Object.entries(source).find(([, entry]) => entry.message === message && !entry.context) ?? []
  const texts = languages.map(async language => [language, (await readWords(unit(name), language))[id]] as const)
  return Object.fromEntries(await Promise.all(texts))
}

test('that it loads', async () => expect(loading).toEqual(await said('shell', 'Loading...')))

test.each([
  ['Home', 'remote-content'],
  ['Market', 'remote-trade'],
  ['Contract', 'remote-trade'],
  ['Personal', 'remote-account'],
])('the tab %s, by the title of its route', async (title, remote) =>
  expect(await said(remote, title)).toEqual(await said('shell', title)),
)
