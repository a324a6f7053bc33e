/** A unit's catalogs as the build reads them: nothing may be missing, and each language becomes one small module. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import type { CatalogType } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import type { Mode } from '../unit.ts'
import { derived, type Language, source } from './languages.ts'
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

const shown = 10
const listed = (lines: string[]): string =>
  lines.length > shown ? `${lines.slice(0, shown).join('\n')}\n  and ${lines.length - shown} more` : lines.join('\n')

/** In one language, what stands in the catalog: "" where it lacks a text. */
function textOf(catalog: CatalogType, id: string, message: string | undefined, language: Language): string {
  const text = catalog[id]?.translation || (language === source ? message : '') || ''
  return isDerived(language) ? traditional(text) : text
}

/**
 * The words of a unit in one language. For production all of them: a message without a text in it is an error that names
 * the unit, the language and the message. In development the source text stands in.
 */
export async function readWords(unitFolder: string, language: Language, mode: Mode = 'production'): Promise<Words> {
  const file = fileOf(unitFolder, language)
  const [messages, catalog] = await Promise.all([
    readCatalog(fileOf(unitFolder, source), source),
    readCatalog(file, language),
  ])
  const texts = Object.entries(messages).map(([id, { message = '' }]) => {
    const text = textOf(catalog, id, message, language)
    return [id, mode === 'development' ? text || message : text] as const
  })
  const missing = texts.filter(([, text]) => !text).map(([id]) => named(id, messages[id] ?? {}))
  if (missing.length > 0)
    throw new Error(`${path.basename(unitFolder)} has no ${language} text for\n${listed(missing)}\nWrite it in ${file}`)
  return Object.fromEntries(texts)
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

/** The module that a catalog becomes: `export const messages`, ready for lingui's `i18n.load`. */
export function compileWords(unitFolder: string, language: Language, words: Words): string {
  const { source: code, errors } = createCompiledCatalog(language, words, { strict: true, namespace: 'es' })
  const [first] = errors
  if (first)
    throw new Error(`${fileOf(unitFolder, language)}: "${first.source}", id ${first.id}: ${first.error.message}`)
  return code
}
