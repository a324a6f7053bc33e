/**
 * A language that nobody speaks: for each message it takes, of all nine languages, the translation that needs the most
 * room. A screen that holds its words has room for every language. It is made from the built units at test time, and is
 * live as Vietnamese, whose dates are the longest.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { LOCALES, type Locale } from '@shared/format/languages'
import { promote, publish } from '@shared/release/writing'
import type { Page } from 'puppeteer'
import type { BuiltUnit } from '../built-units.ts'
import { once, room } from '../once-a-run.ts'
import type { Platform } from '../platform.ts'
import { type Files, remake } from '../remake.ts'
import { who } from './ship.ts'
import { type Entry, entriesOf, namesAmong, strayAmong } from './words.ts'

/** The language in whose place it is live. */
export const COMPOSITE: Locale = 'vi-VN'
const LANGUAGES = Object.keys(LOCALES) as Locale[]

/** A compiled message: text, and lists for values: [name], or [name, "plural", { one: [...], other: [...] }]. */
type Part = string | readonly [name: string, kind?: string, cases?: Readonly<Record<string, Message>>]
type Message = string | readonly Part[]
type Messages = Record<string, Message>

/** Message ids with the language whose text they take, and what that text is in the catalogs. */
type Composite = { languages: Record<string, Locale>; entries: Entry[] }

/** Pixels at 16 px letters: two lines of the narrowest phone. Wider texts wrap wherever they stand. */
const WRAPS = 640
/** Without width. It tells English that was chosen for its width from English that nobody translated. */
const MARK = '\u2060'

const LITERAL = /JSON\.parse\((['"`])(?:(?!\1)[^\\]|\\.)*\1\)/s
export const wordsFile = (language: Locale): string => {
  const { code, script } = LOCALES[language]
  return `words-${script === 'hant' ? 'zh-hant' : code}.js`
}

/** @throws Error where a words file is built otherwise */
function messagesOf(unit: BuiltUnit, language: Locale): Messages {
  const [literal] = LITERAL.exec(readFileSync(join(unit.folder, wordsFile(language)), 'utf8')) ?? []
  if (!literal) throw new Error(`${unit.unit}: ${wordsFile(language)} holds no JSON.parse of its messages`)
  return runInThisContext(literal) as Messages
}

/** As it is read: four digits for each value, of a plural the longest of its cases. */
function readable(message: Message): string {
  if (typeof message === 'string') return message
  return message.map(part => (typeof part === 'string' ? part : readableValue(part))).join('')
}

function readableValue([, , cases]: Exclude<Part, string>): string {
  const all = Object.values(cases ?? {}).map(readable)
  return all.reduce((longest, one) => (one.length > longest.length ? one : longest), '') || '0000'
}

type Size = { line: number; word: number }

/** The widths of texts in the letters of the app: on one line, and of their widest part that no line breaks. */
const sizesOf = (page: Page, texts: readonly string[], lang: string): Promise<Size[]> =>
  page.evaluate(
    (texts, lang) => {
      const block = document.createElement('div')
      block.lang = lang
      Object.assign(block.style, { position: 'absolute', visibility: 'hidden', font: '16px var(--font)' })
      const lines = texts.map(text => {
        const line = block.appendChild(document.createElement('div'))
        line.textContent = text
        return line
      })
      document.body.append(block)
      const widthsAt = (width: string) => {
        for (const line of lines) line.style.width = width
        return lines.map(line => line.getBoundingClientRect().width)
      }
      const [whole, parts] = [widthsAt('max-content'), widthsAt('min-content')]
      block.remove()
      return texts.map((_, at) => ({ line: whole[at] ?? 0, word: parts[at] ?? 0 }))
    },
    texts as string[],
    lang,
  )

/** A long text needs room for its widest word, a short one for its whole line. */
export function widest(sizes: readonly (readonly [Locale, Size])[]): Locale {
  const wraps = sizes.some(([, { line }]) => line > WRAPS)
  const needs = ({ line, word }: Size) => (wraps ? word : line)
  return sizes.reduce((most, one) => (needs(one[1]) > needs(most[1]) ? one : most), sizes[0] ?? ['en-US', none])[0]
}
const none: Size = { line: 0, word: 0 }

/** @param page of the app */
async function compose(units: readonly BuiltUnit[], page: Page): Promise<Composite> {
  const sizes = new Map<string, [Locale, Size][]>()
  const entries = new Map<string, Map<Locale, Entry>>()
  for (const language of LANGUAGES) {
    const messages: Messages = Object.assign({}, ...units.map(unit => messagesOf(unit, language)))
    const ids = Object.keys(messages)
    const measured = await sizesOf(page, Object.values(messages).map(readable), language)
    for (const [at, id] of ids.entries()) sizes.set(id, [...(sizes.get(id) ?? []), [language, measured[at] ?? none]])
    for (const entry of await entriesOf(language))
      entries.set(entry.id, (entries.get(entry.id) ?? new Map<Locale, Entry>()).set(language, entry))
  }
  const languages = Object.fromEntries([...sizes].map(([id, all]) => [id, widest(all)]))
  return {
    languages,
    entries: [...entries].flatMap(([id, all]) => {
      const entry = all.get(languages[id] ?? 'en-US')
      return entry ? [{ ...entry, said: entry.said + (isMarked(entry, all) ? MARK : '') }] : []
    }),
  }
}

/** English that some other language says otherwise. */
const isMarked = ({ english, said }: Entry, all: ReadonlyMap<Locale, Entry>): boolean =>
  said === english && [...all.values()].some(other => other.said !== english)

const marked = (message: Message): Message => (typeof message === 'string' ? message + MARK : [...message, MARK])

/** Made once in a run of the tests. @param page of the app */
async function compositeOf(units: readonly BuiltUnit[], page: Page): Promise<Composite> {
  if (!room()) return compose(units, page)
  const folder = await once('composite', async made =>
    writeFileSync(join(made, 'composite.json'), JSON.stringify(await compose(units, page))),
  )
  return JSON.parse(readFileSync(join(folder, 'composite.json'), 'utf8')) as Composite
}

function composed(unit: BuiltUnit, { languages, entries }: Composite): Messages {
  const all = Object.fromEntries(LANGUAGES.map(language => [language, messagesOf(unit, language)]))
  const isMarkedId = new Set(entries.filter(({ said }) => said.endsWith(MARK)).map(({ id }) => id))
  const ids = Object.keys(all[COMPOSITE] ?? {})
  return Object.fromEntries(
    ids.map(id => {
      const message = all[languages[id] ?? COMPOSITE]?.[id] ?? ''
      return [id, isMarkedId.has(id) ? marked(message) : message]
    }),
  )
}

/** What the composite calls a text of the sources, and which texts on its screens are not its own. */
export type CompositeWords = { say: (english: string) => RegExp; isStray: (text: string) => boolean }

function wordsOf(entries: readonly Entry[]): CompositeWords {
  const isStray = strayAmong(entries)
  return {
    say: namesAmong(entries, LOCALES[COMPOSITE].name),
    isStray: text => !text.includes(MARK) && isStray(text),
  }
}

/**
 * Publishes releases that speak the composite in place of Vietnamese, and makes them live.
 * @param page of the app @param names of the units that speak it @param change is made to each of them as well
 */
export async function speakComposite(
  { units, store, keys }: Pick<Platform, 'units' | 'store' | 'keys'>,
  page: Page,
  names: readonly string[],
  change: (files: Files, words: CompositeWords) => unknown = () => {},
): Promise<CompositeWords> {
  const composite = await compositeOf(units, page)
  const spoken = wordsOf(composite.entries)
  const targets: { unit: string; release: string }[] = []
  for (const unit of units.filter(({ unit }) => names.includes(unit))) {
    const words = JSON.stringify(JSON.stringify(composed(unit, composite)))
    const made = await remake(unit, files => {
      const file = wordsFile(COMPOSITE)
      files.set(
        file,
        `${files.get(file)}`.replace(LITERAL, () => `JSON.parse(${words})`),
      )
      change(files, spoken)
    })
    await publish(store, keys, made)
    targets.push({ unit: unit.unit, release: made.manifest.release })
  }
  await promote(store, keys, { ...who, targets, platform: undefined })
  return spoken
}
