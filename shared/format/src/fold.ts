/** Texts as they are looked through: case, diacritics, width and the two kana make no difference. */
import { LOCALES, type Locale } from './languages.ts'

/** A sign with what is set upon it: half-width kana carry theirs behind them. */
const SIGNS = /.[\p{M}\uff9e\uff9f]*/gsu
/** Those of Latin letters alone: Thai vowels and the two dots of a kana are no ornament. */
const DIACRITICS = /[\u0300-\u036f]/g
const KATAKANA = /[\u30a1-\u30f6]/g
const KANA_APART = 0x60

const hiragana = (kana: string): string => String.fromCharCode(kana.charCodeAt(0) - KANA_APART)

/** "Rút tiền" and "rut tien" are one. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(DIACRITICS, '')
    .normalize('NFC')
    .replaceAll('đ', 'd')
    .replace(KATAKANA, hiragana)

/** A folded text, and for each of its code units the sign of the original that it comes from, as [begin, end]. */
export type Folded = { text: string; from: readonly (readonly [number, number])[] }

export function folded(text: string): Folded {
  const from: [number, number][] = []
  let out = ''
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    const plain = fold(sign)
    for (const _ of plain.split('')) from.push([index, index + sign.length])
    out += plain
  }
  return { text: out, from }
}

const segmenters = new Map<Locale, Intl.Segmenter>()

/** Making one costs far more than using it. */
function segmenterOf(locale: Locale): Intl.Segmenter {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(LOCALES[locale].intl, { granularity: 'word' })
  segmenters.set(locale, known)
  return known
}

/** A particle alone finds everything: の, を, และ is none, a single kanji neither. */
const isParticle = (word: string): boolean => word.length === 1 && word >= '\u3041' && word <= '\u3096'

/**
 * What was typed, as words to find: between spaces, and, since Thai, Japanese and Chinese write without them, between words.
 * "出金手数料" is 出金 and 手数料. All of them must be there.
 */
export function wordsOf(typed: string, locale: Locale): string[] {
  const segments = [...segmenterOf(locale).segment(fold(typed.trim()))]
  const words = segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  const telling = words.filter(word => !isParticle(word))
  return [...new Set(telling.length > 0 ? telling : words)]
}

/** Whether the texts together hold the whole of what was typed, or each of its words. */
export const holds = (typed: string, locale: Locale, ...texts: readonly string[]): boolean =>
  foldedHold(typed, locale, texts.map(fold))

/** As `holds`, for texts that were folded before: a list that is searched again and again. */
export function foldedHold(typed: string, locale: Locale, plain: readonly string[]): boolean {
  const has = (part: string) => plain.some(text => text.includes(part))
  const whole = fold(typed.trim())
  if (whole === '' || has(whole)) return true
  const words = wordsOf(typed, locale)
  return words.length > 0 && words.every(has)
}

export type Piece = { text: string; found: boolean }

/** A text cut where what was typed stands in it, for marking; the pieces together are the text. */
export function piecesOf(text: string, typed: string, locale: Locale): Piece[] {
  const hits = spansOf(text, typed, locale)
  const pieces: Piece[] = []
  let at = 0
  for (const [begin, end] of hits) {
    if (begin > at) pieces.push({ text: text.slice(at, begin), found: false })
    if (end > at) pieces.push({ text: text.slice(Math.max(begin, at), end), found: true })
    at = Math.max(at, end)
  }
  if (at < text.length) pieces.push({ text: text.slice(at), found: false })
  return pieces
}

/** Where it stands: the whole of it, else each word; in the order of the text. */
function spansOf(text: string, typed: string, locale: Locale): [number, number][] {
  const { text: plain, from } = folded(text)
  const whole = fold(typed.trim())
  const parts = whole !== '' && plain.includes(whole) ? [whole] : wordsOf(typed, locale)
  return parts.flatMap(part => placesOf(plain, part).map(at => span(from, at, part))).sort(([a], [b]) => a - b)
}

const span = (from: Folded['from'], at: number, part: string): [number, number] => [
  from[at]?.[0] ?? 0,
  from[at + part.length - 1]?.[1] ?? 0,
]

function placesOf(text: string, part: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(part); at >= 0 && part !== ''; at = text.indexOf(part, at + part.length)) places.push(at)
  return places
}
