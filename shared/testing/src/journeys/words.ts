/** What the catalogs say: which texts must not be read in which language, and what a text is called in it. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'
import { LOCALES, type Locale } from '@shared/format/languages'
import { traditional } from '../../../federation/src/words/traditional.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const po = formatter()
const PLACE = /\{\w+\}/

async function read(file: string, locale: string) {
  return po.parse(readFileSync(root + file, 'utf8'), { locale, sourceLocale: 'en-us', filename: file })
}

/** A message: what the sources say, and what a language says for it. */
export type Entry = { id: string; english: string; said: string }

/** All messages of all units in a language. */
export async function entriesOf(language: Locale): Promise<Entry[]> {
  const { code } = LOCALES[language]
  const files = globSync(`{shell,remote-*}/src/locales/${code}.po`, { cwd: root })
  const catalogs = await Promise.all(files.map(file => read(file, code)))
  const derive = language === 'zh-Hant' ? traditional : (text: string) => text
  return catalogs.flatMap(catalog =>
    Object.entries(catalog).map(([id, { message = '', translation = '' }]) => ({
      id,
      english: message,
      said: derive(translation),
    })),
  )
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
/** Links and the like stand in a message as tags; what carries it says its words alone. */
const untagged = (message: string): string => message.replaceAll(/<\d+\/>/g, '{0}').replaceAll(/<\/?\d+>/g, '')

/** Fits a message with anything in the place of its values. */
const patternOf = (message: string): string => message.split(PLACE).map(escaped).join('.+?')

/** The message alone: a sentence of an article that begins with its words, "Use your own…" as "Use {amount}", is none. */
const lineOf = (message: string): string => patternOf(message) + (message.endsWith('}') ? '(?<!\\.)' : '')

/** Whether it holds a word of its own beside its values: "Vol {volume}", not "{percent} %". */
const hasWord = (message: string): boolean => /\p{L}{3}/u.test(message.replaceAll(/\{\w+\}|<.*?>/g, ''))

/**
 * Tells what must not be read in this language: ids of messages, places that nobody filled, and English that this language
 * says otherwise and never says itself. A whole text of this language may begin like an English one.
 */
export const strayTexts = async (language: Locale): Promise<(text: string) => boolean> =>
  strayAmong(await entriesOf(language))

/** The same of a language with these messages. */
export function strayAmong(entries: readonly Entry[]): (text: string) => boolean {
  const said = new Set(entries.map(entry => entry.said))
  const english = entries.map(entry => entry.english).filter(message => message && !said.has(message))
  const whole = new Set([...entries.map(({ id }) => id), ...english])
  const filled = english.filter(message => PLACE.test(message) && hasWord(message))
  const anyFilled = filled.length > 0 ? new RegExp(`^(?:${filled.map(lineOf).join('|')})$`, 'u') : undefined
  return text => whole.has(text) || PLACE.test(text) || (!said.has(text) && anyFilled?.test(text) === true)
}

/**
 * What carries a text of the sources in this language, whichever its context: "Close {pair}" finds "BTC/USDT schließen". A
 * text that no catalog knows is itself in all of them; "English" is the language's own name.
 */
export const namesIn = async (language: Locale): Promise<(english: string) => RegExp> =>
  namesAmong(await entriesOf(language), LOCALES[language].name)

/** The same of a language with these messages. @param own its own name */
export function namesAmong(entries: readonly Entry[], own: string): (english: string) => RegExp {
  return english => {
    const said = entries.filter(entry => entry.english === english).map(entry => entry.said)
    if (said.length === 0) said.push(english === 'English' ? own : english)
    return new RegExp(`(?:${said.map(untagged).map(patternOf).join('|')})`, 'u')
  }
}
