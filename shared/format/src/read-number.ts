/**
 * Numbers as people type them. A phone's keyboard follows its region, not the app's language, so either mark may come as
 * the decimal mark; what could mean two numbers is refused, naming both (docs/rules/shell.md#languages).
 */
import type { Decimal } from '@shared/money/decimal'
import { LOCALES, type Locale, type LocaleInfo } from './languages.ts'
import { latinDigits, OTHER_DIGITS } from './typed.ts'

export type Reading =
  | { state: 'ok'; value: Decimal }
  /** The larger reading first: "1,234" is 1234 or 1.234. */
  | { state: 'ambiguous'; readings: readonly [Decimal, Decimal] }
  | { state: 'invalid' }
  | { state: 'empty' }

const invalid: Reading = { state: 'invalid' }

/** Longer is no number of ours, but a paste that would stall the arithmetic. */
const LONGEST = 64

/**
 * Reads what stands in a number field.
 * @param unit the field's own unit, the only word allowed beside the number ("100 USDT" pasted into a USDT field)
 */
export function readNumber(locale: Locale, typed: string, unit = ''): Reading {
  if (typed.length > LONGEST) return invalid
  const bare = typed.replace(EDGES, '')
  if (INVISIBLE.test(bare)) return invalid
  const text = withoutUnit(plain(bare), unit)
  if (text === '') return { state: 'empty' }
  const ungrouped = text.replace(SPACED, (_, head: string, rest: string) => head.concat(rest.replace(SPACES, '')))
  const latin = inLatin(ungrouped, LOCALES[locale])
  const [, minus, body] = /^(?:\+|(-))?(?=[.,]*\d)([\d.,]+)$/.exec(latin) ?? []
  if (body === undefined) return invalid
  return signed(readMarks(body, LOCALES[locale].decimal), minus !== undefined)
}

/** A value as a number field holds it: every digit, the language's decimal mark, no grouping. `readNumber` gives it back. */
export const writeNumber = (locale: Locale, value: Decimal): string => value.replace('.', LOCALES[locale].decimal)

/** What pages and phones leave at the ends of a copied number. None of them turns digits or their groups from right to left. */
const EDGES =
  /^[\s\u200b\u200e\u202a\u202c\u202d\u2066\u2068\u2069\ufeff]+|(?<![\s\u200b\u200e\u202a\u202c\u202d\u2066\u2068\u2069\ufeff])[\s\u200b\u200e\u202a\u202c\u202d\u2066\u2068\u2069\ufeff]+$/g

/** What turns, hides or breaks digits: what one sees would not be what is read. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u

/** Groups of three behind the spaces and apostrophes that languages group with. */
const SPACED = /^([-+]?\d{1,3})((?:[ \u00a0\u2007\u2009\u202f'’]\d{3})+)(?![\d\s'’])/
const SPACES = /[ \u00a0\u2007\u2009\u202f'’]/g

/** Full-width and Thai digits, East Asian stops and true minus, as keyboards and pages give them. */
const plain = (typed: string): string =>
  typed
    .replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[๐-๙]/g, thai => String(thai.charCodeAt(0) - 0xe50))
    .replace(/[。｡]/g, '.')
    .replace(/[、､]/g, ',')
    .replace(/−/g, '-')
    .trim()

/** Which script's digit it is, by its zero. */
const zeroOf = (digit: string): number => digit.charCodeAt(0) - Number(latinDigits(digit))

/**
 * Digits of another script, as a phone's keyboard of that region types them, and the two marks of Arabic. A number of two
 * scripts is none. Groups behind spaces were read before: those of Arabic digits stand on the screen in another order.
 */
function inLatin(text: string, { decimal, group }: LocaleInfo): string {
  const others = text.match(OTHER_DIGITS) ?? []
  const isOneScript = new Set(others.map(zeroOf)).size === 1 && !/\d/.test(text)
  return isOneScript ? latinDigits(text.replaceAll('٫', decimal).replaceAll('٬', group)) : text
}

function withoutUnit(text: string, unit: string): string {
  const [lower, word] = [text.toLowerCase(), unit.toLowerCase()]
  if (word && lower.endsWith(word)) return text.slice(0, -word.length).trim()
  return word && lower.startsWith(word) ? text.slice(word.length).trim() : text
}

/** Digits with points and commas. */
function readMarks(body: string, decimal: string): Reading {
  const marks = body.replace(/\d/g, '')
  const last = marks.at(-1)
  if (last === undefined) return number(body)
  if (marks.length === 1) return last === decimal ? split(body, last) : readGroupingMark(body, last)
  const onlyOneKind = marks === last.repeat(marks.length)
  if (onlyOneKind) return ungroup(body, last)
  return marks.indexOf(last) === marks.length - 1 ? split(body, last) : invalid
}

/** The language's grouping mark, once: "1,234" may be either, "1,5" and "0,123" and "1234,567" can only be decimals. */
function readGroupingMark(body: string, mark: string): Reading {
  const asDecimal = split(body, mark)
  if (asDecimal.state !== 'ok' || !/^[1-9]\d{0,2}\D\d{3}$/.test(body)) return asDecimal
  return { state: 'ambiguous', readings: [body.replace(mark, ''), asDecimal.value] }
}

/** At the decimal mark; what stands before it may be grouped by the other one. */
function split(body: string, mark: string): Reading {
  const at = body.indexOf(mark)
  const whole = ungroup(body.slice(0, at), mark === '.' ? ',' : '.')
  return whole.state === 'ok' ? number(whole.value, body.slice(at + 1)) : whole
}

/** Groups of three digits, or no groups at all. */
function ungroup(whole: string, mark: string): Reading {
  const groups = whole.split(mark)
  const wellFormed = groups.length === 1 || groups.every((g, i) => (i === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(g))
  return wellFormed ? number(groups.join('')) : invalid
}

function number(whole: string, fraction = ''): Reading {
  const cut = fraction.replace(/(?<!0)0+$/, '')
  return { state: 'ok', value: `${whole.replace(/^0+(?=\d)/, '') || '0'}${cut && `.${cut}`}` }
}

function signed(reading: Reading, negative: boolean): Reading {
  const flip = (value: Decimal): Decimal => (negative && value !== '0' ? `-${value}` : value)
  if (reading.state === 'ok') return { state: 'ok', value: flip(reading.value) }
  if (reading.state !== 'ambiguous') return reading
  return { state: 'ambiguous', readings: [flip(reading.readings[0]), flip(reading.readings[1])] }
}
