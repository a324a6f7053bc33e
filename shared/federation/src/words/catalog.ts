/** A unit's catalogs as the build reads them: nothing may be missing, and each language becomes one small module. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import type { CatalogType } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { catalogs, derived, type Language, languages, source } from './languages.ts'
import { traditional } from './traditional.ts'

/** The format of every catalog: no line numbers, so that moving code changes no catalog. */
export const format = formatter({ lineNumbers: false })

/** Texts of one language by message id. */
export type Words = Record<string, string>

const isDerived = (language: Language): language is keyof typeof derived => language in derived

export const fileOf = (unitFolder: string, language: Language) =>
  path.join(unitFolder, 'src/locales', `${isDerived(language) ? derived[language] : language}.po`)

export async function readCatalog(file: string, locale: string): Promise<CatalogType> {
  const content = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} is missing: run "pnpm words extract"`, { cause })
  })
  const catalog = await format.parse(content, { locale, sourceLocale: source, filename: file })
  return Object.fromEntries(Object.entries(catalog).filter(([, { obsolete }]) => !obsolete))
}

const named = (id: string, { message = id, context }: CatalogType[string]) =>
  `  "${message}"${context ? ` (${context})` : ''}, id ${id}`

const mostListed = 10
const listed = (lines: string[]): string =>
  lines.length > mostListed
    ? `${lines.slice(0, mostListed).join('\n')}\n  and ${lines.length - mostListed} more`
    : lines.join('\n')

/** In one language, what stands in the catalog: "" where it lacks a text. */
function textOf(catalog: CatalogType, id: string, message: string | undefined, language: Language): string {
  const text = catalog[id]?.translation || (language === source ? message : '') || ''
  return isDerived(language) ? traditional(text) : text
}

type Both = Pick<Awaited<ReturnType<typeof readBoth>>, 'messages' | 'missing'>

/** What has no text in some languages, with the files in which it is missing. */
function lacking(unitFolder: string, lacks: readonly Language[], { messages, missing }: Both): string {
  const lines = missing.map(id => named(id, messages[id] ?? {}))
  const [first, ...others] = [...new Set(lacks.map(language => fileOf(unitFolder, language)))]
  const files = [first, ...others.map(file => path.basename(file))].join(', ')
  return `${path.basename(unitFolder)} has no ${lacks.join(', ')} text for\n${listed(lines)}\nWrite it in ${files}`
}

/** What a unit says, and what of it has no text in one language: the ids of those. */
async function readBoth(unitFolder: string, language: Language) {
  const [messages, catalog] = await Promise.all([
    readCatalog(fileOf(unitFolder, source), source),
    readCatalog(fileOf(unitFolder, language), language),
  ])
  const words = Object.entries(messages).map(
    ([id, { message }]) => [id, textOf(catalog, id, message, language)] as const,
  )
  return { messages, words, missing: words.flatMap(([id, text]) => (text ? [] : [id])) }
}

/**
 * The words of a unit in one language. For all phones all of them: a message without a text in it is an error that names the
 * unit, the language and the message.
 * @param lenient the source text stands in
 */
export async function readWords(unitFolder: string, language: Language, lenient = false): Promise<Words> {
  const { messages, words, missing } = await readBoth(unitFolder, language)
  if (missing.length > 0 && !lenient) throw new Error(lacking(unitFolder, [language], { messages, missing }))
  return Object.fromEntries(words.map(([id, text]) => [id, text || (messages[id]?.message ?? '')]))
}

/** @throws Error that names all languages at once: languages that lack the same messages in one list */
export async function refuseUntranslated(unitFolder: string): Promise<void> {
  const all = await Promise.all(
    catalogs.map(async language => ({ language, ...(await readBoth(unitFolder, language)) })),
  )
  const waiting = all.filter(({ missing }) => missing.length > 0)
  const alike = Object.values(Object.groupBy(waiting, ({ missing }) => missing.join(' ')))
  const lists = alike.flatMap((same = []) => {
    const together = same.map(({ language }) => language)
    return same.slice(0, 1).map(one => lacking(unitFolder, together, one))
  })
  if (lists.length > 0) throw new Error(lists.join('\n'))
}

/** What waits for translators: by language the messages without a text; {} where nothing does. */
export async function untranslated(unitFolder: string): Promise<Record<string, string[]>> {
  const all = languages.map(async language => {
    const { messages, missing } = await readBoth(unitFolder, language)
    return [language, missing.map(id => messages[id]?.message ?? id)] as const
  })
  return Object.fromEntries((await Promise.all(all)).filter(([, texts]) => texts.length > 0))
}

/** The same counted, in a line: "trade waits for translations: 2 in ko, 2 in jp"; "" where nothing does. */
export async function translationsWanted(unitFolder: string): Promise<string> {
  const counts = Object.entries(await untranslated(unitFolder)).filter(([language]) => !(language in derived))
  const lists = counts.map(([language, texts]) => `${texts.length} in ${language}`)
  return lists.length > 0 ? `${path.basename(unitFolder)} waits for translations: ${lists.join(', ')}` : ''
}

/** One message of a unit with its text in a language. */
export type Said = { message: string; context: string | undefined; text: string }

export async function readSaid(unitFolder: string, language: Language): Promise<Said[]> {
  const messages = await readCatalog(fileOf(unitFolder, source), source)
  const words = await readWords(unitFolder, language)
  return Object.entries(messages).map(([id, { message = '', context }]) => ({
    message,
    context,
    text: words[id] ?? '',
  }))
}

/**
 * The module that a catalog becomes: `export const messages`, ready for lingui's `i18n.load`.
 * @param pseudo each letter with an accent and each text longer: what stays plain goes past the catalogs
 */
export function compileWords(unitFolder: string, language: Language, words: Words, pseudo = false): string {
  const options = {
    strict: true,
    namespace: 'es' as const,
    ...(pseudo && { pseudoLocale: language, pseudoLocaleOptions: { extend: 0.3 } }),
  }
  const { source: code, errors } = createCompiledCatalog(language, words, options)
  const [first] = errors
  if (first)
    throw new Error(`${fileOf(unitFolder, language)}: "${first.source}", id ${first.id}: ${first.error.message}`)
  return code
}
