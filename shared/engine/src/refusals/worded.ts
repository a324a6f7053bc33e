/** Puts a refusal into words, in the language asked for. */
import type { Refusal } from '@shared/contract'
import { formatDecimal } from '@shared/format/number'
import { isDecimal } from '@shared/money'
import { type Language, localeOf } from './languages.ts'
import type { Values } from './refuse.ts'
import { texts } from './texts/index.ts'
import { type FieldName, fields } from './texts/shape.ts'

/**
 * The sentence with its {placeholders} filled. Decimals are written as the language writes them, `{state}`, `{field}` and
 * a pause's `{reason}` are words of it; a placeholder without a value shows nothing.
 */
export function worded(refusal: Refusal | 'server-error', values: Values, language: Language): string {
  return texts[language].refusals[refusal].replace(/\{(\w+)\}/g, (_, name: string) =>
    shown(name, values[name], language),
  )
}

/** Where in an input the fault stands ("voucher.0") as a field that people know. */
function fieldOf(path: string): FieldName {
  const [name] = path.split('.')
  return fields.find(field => field === name) ?? 'other'
}

/** "positions,funds": what keeps an account from being closed, as the language lists things. */
function listed(what: string, language: Language): string {
  const words = what.split(',').map(one => texts[language].remainders[one as 'funds'] ?? one)
  return new Intl.ListFormat(localeOf[language], { type: 'conjunction' }).format(words)
}

function shown(name: string, value: string | number | undefined, language: Language): string {
  const text = String(value ?? '')
  const words = texts[language]
  if (name === 'state') return words.states[text as 'closed'] ?? text
  if (name === 'field') return words.fields[fieldOf(text)]
  if (name === 'what') return listed(text, language)
  if (name === 'cause') return words.causes[text as 'email-changed'] ?? text
  if (name === 'reason') return words.pauses[text as 'upgrade'] ?? text
  if (!isDecimal(text)) return text
  return formatDecimal(localeOf[language], text, { places: 8, minPlaces: text.includes('.') ? 2 : 0 })
}
