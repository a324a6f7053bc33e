/** Puts a refusal into words, in the language asked for. */
import type { Refusal } from '@shared/contract'
import { formatDecimal } from '@shared/format/number'
import { isDecimal } from '@shared/money'
import { filled, type Text, translate } from '@shared/phrases'
import { type Language, localeOf } from './languages.ts'
import type { Values } from './refuse.ts'
import { causeTexts, fieldTexts, pauseTexts, refusalTexts, remainderTexts, stateTexts } from './texts.ts'

/**
 * The sentence with its {placeholders} filled. Decimals are written as the language writes them, `{state}`, `{field}` and
 * a pause's `{reason}` are words of it; a placeholder without a value shows nothing.
 */
export const worded = (refusal: Refusal | 'server-error', values: Values, language: Language): string =>
  filled(translate(refusalTexts[refusal], language), name => shown(name, String(values[name] ?? ''), language))

type Texts = Readonly<Record<string, Text | undefined>>

/** The word for a name of the table, if the table has one. */
function wordFor(name: string, texts: Texts, language: Language): string | undefined {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined
  return text && translate(text, language)
}

/** A state of an order; one without a word is shown as it is. */
export const wordOfState = (state: string, language: Language): string => wordFor(state, stateTexts, language) ?? state

/** Where in an input the fault stands ("voucher.0"), as a field that people know. */
function fieldOf(path: string, language: Language): string {
  const [name = ''] = path.split('.')
  return wordFor(name, fieldTexts, language) ?? translate(fieldTexts.other, language)
}

/** "positions,funds": what keeps an account from being closed, as the language lists things. */
function listed(what: string, language: Language): string {
  const words = what.split(',').map(one => wordFor(one, remainderTexts, language) ?? one)
  return new Intl.ListFormat(localeOf[language], { type: 'conjunction' }).format(words)
}

function shown(name: string, value: string, language: Language): string {
  if (name === 'state') return wordOfState(value, language)
  if (name === 'field') return fieldOf(value, language)
  if (name === 'what') return listed(value, language)
  if (name === 'cause') return wordFor(value, causeTexts, language) ?? value
  if (name === 'reason') return wordFor(value, pauseTexts, language) ?? value
  if (!isDecimal(value)) return value
  return formatDecimal(localeOf[language], value, { places: 8, minPlaces: value.includes('.') ? 2 : 0 })
}
