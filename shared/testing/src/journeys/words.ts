/** What the catalogs say: which texts must not be read in which language. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'
import { LOCALES, type Locale } from '@shared/format/languages'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const po = formatter()

async function read(file: string, locale: string) {
  return po.parse(readFileSync(root + file, 'utf8'), { locale, sourceLocale: 'en-us', filename: file })
}

/**
 * Ids of messages, and English texts that this language says otherwise and never says itself. Traditional Chinese is
 * derived and counts as Simplified.
 */
export async function strayTexts(language: Locale): Promise<Set<string>> {
  const files = globSync(`{shell,remote-*}/src/locales/${LOCALES[language].code}.po`, { cwd: root })
  const catalogs = await Promise.all(files.map(file => read(file, language)))
  const entries = catalogs.flatMap(catalog => Object.entries(catalog))
  const said = new Set(entries.map(([, { translation }]) => translation))
  const english = entries.flatMap(([, { message = '' }]) => (said.has(message) ? [] : message))
  return new Set([...entries.map(([id]) => id), ...english])
}
