/** Puts a message into words, in the language of whoever reads it. */
import { pairOf } from '@shared/contract/symbols'
import { formatDecimal, formatSigned } from '@shared/format/number'
import { type Decimal, isDecimal } from '@shared/money'
import { filled, type Text, translate } from '@shared/phrases'
import { symbolOf } from '../market/symbols.ts'
import { type OwnWords, wordReasonIn } from '../reasons/worded.ts'
import { codeOf, type Language, localeOf } from '../refusals/languages.ts'
import { type MessageTexts, messageTexts } from './message-texts/index.ts'
import type { MessageValues } from './message-values.ts'

/** `ownWords`: what of the text the desk wrote itself, in its own language. */
export type MessageWords = { title: string; text: string; lang: string; ownWords: OwnWords | null }

/** @param template as stored; one that this version no longer knows is shown as nothing but its values' own words */
export function wordsOfMessage(template: string, values: MessageValues, language: Language): MessageWords {
  const texts = textsOf(template)
  if (!texts) return byTheDesk(values)
  const inWords = (text: Text) => fill(translate(text, language), values, language)
  const { ownWords } = wordReasonIn(values, language)
  return { title: inWords(texts.title), text: inWords(texts.text).trimEnd(), lang: codeOf(language), ownWords }
}

const known: Readonly<Record<string, MessageTexts | undefined>> = messageTexts
const textsOf = (template: string): MessageTexts | undefined =>
  Object.hasOwn(known, template) ? known[template] : undefined

/** The desk writes its messages itself, in a language of its choice. */
const byTheDesk = ({ title = '', text = '', lang = 'en-us' }: MessageValues): MessageWords => ({
  title: String(title),
  text: String(text),
  lang: String(lang),
  ownWords: null,
})

export const fill = (text: string, values: MessageValues, language: Language): string =>
  filled(text, name => shown(name, values, language))

/** Which unit stands behind a number: of the currency that the message names, of its symbol's base, or of its quote. */
function unitOf(name: string, { currency, symbol }: MessageValues): string | undefined {
  if (name === 'amount' || name === 'credited' || name === 'net')
    return currency === undefined ? undefined : String(currency)
  const spec = symbolOf(String(symbol))
  if (name === 'quantity') return spec?.baseCurrency
  return name === 'profit' ? spec?.quoteCurrency : undefined
}

const numbers = new Set(['amount', 'credited', 'net', 'quantity', 'price', 'level', 'profit'])

function shown(name: string, values: MessageValues, language: Language): string {
  if (name === 'reason') return wordReasonIn(values, language).reason ?? ''
  const value = String(values[name] ?? '')
  if (name === 'amounts') return amountsOf(value, language)
  const spec = name === 'symbol' && symbolOf(value)
  if (spec) return pairOf(spec)
  return numbers.has(name) && isDecimal(value) ? numberOf(name, value, unitOf(name, values), language) : value
}

function numberOf(name: string, value: Decimal, unit: string | undefined, language: Language): string {
  const places = name === 'profit' ? 2 : 8
  const options = { places, minPlaces: name === 'quantity' ? 0 : 2, ...(unit && { unit }) }
  return (name === 'profit' ? formatSigned : formatDecimal)(localeOf[language], value, options)
}

/** "1.5 USDT; 0.0002 BTC", as the digest of a day keeps it. */
const amountsOf = (value: string, language: Language) =>
  value
    .split('; ')
    .map(part => {
      const [amount = '', unit] = part.split(' ')
      return isDecimal(amount) ? numberOf('amount', amount, unit, language) : part
    })
    .join('; ')
