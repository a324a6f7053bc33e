/** Puts a refusal into words, in the language asked for. */
import type { Refusal } from '@shared/contract'
import { formatDecimal } from '@shared/format/number'
import { isDecimal } from '@shared/money'
import { type Language, localeOf } from './languages.ts'
import type { Values } from './refuse.ts'
import { texts } from './texts/index.ts'

/**
 * The sentence with its {placeholders} filled. Decimals are written as the language writes them, `{state}` is a word of
 * it; a placeholder without a value shows nothing.
 */
export function worded(refusal: Refusal | 'server-error', values: Values, language: Language): string {
  return texts[language].refusals[refusal].replace(/\{(\w+)\}/g, (_, name: string) =>
    shown(name, values[name], language),
  )
}

function shown(name: string, value: string | number | undefined, language: Language): string {
  const text = String(value ?? '')
  if (name === 'state') return texts[language].states[text as 'closed'] ?? text
  if (!isDecimal(text)) return text
  return formatDecimal(localeOf[language], text, { places: 8, minPlaces: text.includes('.') ? 2 : 0 })
}
