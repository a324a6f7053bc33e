/** Names of people: composed from surname and first name, and compared with the spelling of a bank (docs/rules/wallet.md#payout-accounts). */
import { fold } from './fold.ts'

export type Named = {
  surname?: string | null | undefined
  firstName?: string | null | undefined
  country?: string | null | undefined
}

/** Countries that write the surname first in Latin letters. */
const SURNAME_FIRST = ['VN', 'HU']
const NOT_IDEOGRAPHIC = /(?![\p{Script=Han}\p{Script=Hangul}])\p{L}/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The whole name in the order of its script: 王小明, 김철수, 山田 はなこ, Nguyễn Văn An, Malee Saetang; '' without names. */
export function composeName({ surname, firstName, country }: Named): string {
  const inOrder = [surname, firstName].map(part => part?.trim() ?? '').filter(Boolean)
  const text = inOrder.join('')
  if (!NOT_IDEOGRAPHIC.test(text)) return text
  if (KANA.test(text) || SURNAME_FIRST.includes(country ?? '')) return inOrder.join(' ')
  return inOrder.reverse().join(' ')
}

/**
 * Pairs of a letter and its spelling where `fold` keeps it: in travel documents, of Arabic, the last consonants of Malayalam
 * and Bengali words, which older keyboards write otherwise, and small kana, which banks write large.
 */
const pairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map(pair => [pair.slice(0, 1), pair.slice(1)]))
const SPELT = pairs(
  'ßss æae œoe øo łl ðd þth ıi ħh ŧt ŋn ĸk əe ɓb ɗd ƙk ƴy ςσ ىي یي کك ةه ـ ൺണ് ൻന് ർര് ൽല് ൾള് ৎত্ ぁあ ぃい ぅう ぇえ ぉお っつ ゃや ゅゆ ょよ ゎわ',
)
/** German and Nordic: a bank writes ue for ü, another one u. */
const WIDE = pairs('äae öoe üue åaa øoe')
const UNSEEN = /[\u200c\p{VS}\u200d]/gu
/** Vowel points and hamza, which few write. */
const POINTS = /[\u0591-\u05c7\u064b-\u0655\u0670]/g

/** One spelling of all that mean the same. */
function spelt(text: string, wide: boolean): string {
  const letters = [...text.normalize('NFC').toLowerCase().replace(UNSEEN, '')]
  const widened = letters.map(letter => (wide ? WIDE[letter] : undefined) ?? letter).join('')
  const plain = [...fold(widened)].map(letter => SPELT[letter] ?? letter).join('')
  return plain.normalize('NFD').replace(POINTS, '').normalize('NFC')
}

/** ʻokina and its kind are letters of Unicode and apostrophes here. */
const MARKS = /[\u02b9-\u02bc]|[^\p{L}\p{M}\p{N}]/gu
const MARKS_IN_WORDS = /[\u02b9-\u02bc]|[^\p{L}\p{M}\p{N}\s,]/gu

/** The two ways to cut a name into words: "A/L" is one word at some banks, and two at others. */
const cuts: readonly ((text: string) => string)[] = [
  text => text.replace(MARKS, ' '),
  text => text.replace(MARKS_IN_WORDS, '').replace(/,/g, ' '),
]
const sorted = (text: string): string => text.trim().split(/\s+/).sort().join(' ')
const joined = (text: string): string => text.replace(MARKS, '')

function isSame({ surname, firstName }: Named, typed: string, wide: boolean): boolean {
  const parts = [surname, firstName].map(part => spelt(part ?? '', wide))
  const other = spelt(typed, wide)
  if (cuts.some(cut => sorted(cut(parts.join(' '))) === sorted(cut(other)))) return true
  return [parts.join(''), parts.toReversed().join('')].map(joined).includes(joined(other))
}

const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Han}/u,
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
]
const scriptsOf = (text: string): string => SCRIPTS.map(script => Number(script.test(text))).join('')

/** same · other-script: only a person can compare them, e.g. katakana with kanji · other: another person's */
export type Fit = 'same' | 'other-script' | 'other'

/**
 * How the name that a bank writes fits a person's. Order, case, spaces, punctuation, diacritics, width, and the two
 * kana make no difference; nor do ü and ue.
 */
export function fitOf(of: Named, typed: string): Fit {
  if ([false, true].some(wide => isSame(of, typed, wide))) return 'same'
  return scriptsOf(composeName(of)) === scriptsOf(typed) ? 'other' : 'other-script'
}
