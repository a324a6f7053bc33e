/** What a person typed into the search, as the search reads it. */
import { fold, wordsOf } from '@shared/format/fold'
import { LOCALES, type Locale } from '@shared/format/languages'
import { readNumber } from '@shared/format/read-number'
import type { Decimal } from '@shared/money/decimal'

export type Typed = {
  /** Folded: without case, Latin diacritics and width. */
  whole: string
  /** Its words, also where a language writes none apart. */
  words: readonly string[]
  /** The first number in it, by the marks of the reader's language. */
  number: Decimal | null
  /** Folded, without that number. */
  rest: string
  /** Folded: what follows the number. */
  after: string
}

/** A link may bring any length. */
export const LONGEST = 60

const NUMBER = /(?:(?<!\S)[-−])?\p{Nd}(?:[\p{Nd}.,'’ ]*\p{Nd})?/u

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** "66.000" is 66000 in Spanish and 66 in English: the reader's own marks decide, and the confirm sheet shows the result. */
function numberIn(text: string, locale: Locale): Decimal | null {
  const reading = readNumber(locale, text)
  if (reading.state === 'ok') return reading.value
  if (reading.state !== 'ambiguous') return null
  const [grouped, fraction] = reading.readings
  return text.includes(LOCALES[locale].group) ? grouped : fraction
}

export function readTyped(typed: string, locale: Locale): Typed {
  const whole = squeezed(fold([...typed].slice(0, LONGEST).join('')))
  const { 0: found, index } = NUMBER.exec(whole) ?? { 0: '', index: whole.length }
  const number = numberIn(found, locale)
  const after = whole.slice(index + found.length)
  const rest = number === null ? whole : squeezed(`${whole.slice(0, index)} ${after}`)
  return { whole, words: wordsOf(whole, locale), number, rest, after: after.trim() }
}
