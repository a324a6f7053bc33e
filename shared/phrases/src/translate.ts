/** Texts in the languages of the exchange. A catalog is read when a text is first asked for in its language. */
import { readFileSync } from 'node:fs'
import { LANGUAGES, type LanguageCode, type TextLanguage } from '@shared/format/languages'
import { parsePo } from 'pofile-ts'
import { derived } from './derived.ts'
import type { Text } from './text.ts'

type Catalog = ReadonlyMap<string, string>

const keyOf = (message: string, context: string | null | undefined): string => `${context ?? ''}\n${message}`

function readCatalog(language: LanguageCode): Catalog {
  const file = new URL(`./locales/${language}.po`, import.meta.url)
  const { items } = parsePo(readFileSync(file, 'utf8'))
  return new Map(items.map(({ msgid, msgctxt, msgstr: [text = ''] }) => [keyOf(msgid, msgctxt), text]))
}

const catalogs = new Map<LanguageCode, Catalog>()
const made = new Map<string, string>()

function catalogOf(language: LanguageCode): Catalog {
  const catalog = catalogs.get(language) ?? readCatalog(language)
  catalogs.set(language, catalog)
  return catalog
}

/** Reads them all, so that a reply takes no longer because it is the first one in its reader's language. */
export function readCatalogs(): void {
  for (const { code } of LANGUAGES) if (code !== 'en-us') catalogOf(code)
}

/** Made once: to derive a text costs far more than to look it up. */
function derivedOnce(source: string, language: TextLanguage): string {
  const key = `${language} ${source}`
  const text = made.get(key) ?? derived(source, language)
  made.set(key, text)
  return text
}

/** The text in a language. English stands where a translation is missing; `pnpm words check` refuses such a catalog. */
export function translate(text: Text, language: TextLanguage): string {
  if (language === 'en-us') return text.message
  if (language === 'zh-hant') return derivedOnce(translate(text, 'zh-cn'), language)
  if (language === 'xi-es') return derivedOnce(translate(text, 'xi'), language)
  return catalogOf(language).get(keyOf(text.message, text.context)) || text.message
}

/** A table of texts in a language. */
export const translateAll = (
  texts: Readonly<Record<string, Text>>,
  language: TextLanguage,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, translate(text, language)]))

/** What a row keeps of a text in several languages; English is always there. */
export type Translations = Readonly<{ 'en-us': string } & Partial<Record<LanguageCode, string>>>

/** A value for each placeholder of a text. More may be there; a name that is missing or misspelt does not compile. */
export type ValuesFor<Name extends string> = Readonly<Record<Name, string | number>>

/** The text in a language, with its {placeholders} filled. */
export function worded<Name extends string>(
  text: Text<Name>,
  language: TextLanguage,
  values: ValuesFor<NoInfer<Name>>,
): string {
  const known: Readonly<Record<string, string | number>> = values
  return filled(translate(text, language), name => String(known[name] ?? ''))
}

/** The text in the eight languages, with its {placeholders} filled. */
export function translations<Name extends string>(
  text: Text<Name>,
  ...[values]: [Name] extends [never] ? [] : [ValuesFor<NoInfer<Name>>]
): Translations {
  const inWords = (code: LanguageCode) => worded(text, code, values ?? ({} as ValuesFor<Name>))
  return { 'en-us': inWords('en-us'), ...Object.fromEntries(LANGUAGES.map(({ code }) => [code, inWords(code)])) }
}

/** The text with its {placeholders} filled. */
export const filled = (text: string, shown: (name: string) => string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => shown(name))
