import type { LanguageCode } from '@shared/contract'
import { codeOf, type Language } from '@shared/engine/refusals/languages'

/** Whose writing nobody else has. Han signs alone are Chinese; with kana they are Japanese. */
const WRITINGS: readonly [RegExp, LanguageCode][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'jp'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Thai}/u, 'tai'],
  [/\p{Script=Han}/u, 'zh-cn'],
]
const LATIN = /^[\P{L}\p{Script=Latin}]+$/u

/** The language that a text is read in: the reader's, unless its writing shows that it is another one. */
export function writtenIn(text: string, reader: Language): LanguageCode {
  const own = codeOf(reader)
  const [, other = own] = WRITINGS.find(([writing]) => writing.test(text)) ?? []
  if (other === 'zh-cn' && own === 'jp') return own
  const isOwnLatin = !WRITINGS.some(([, code]) => code === own)
  return LATIN.test(text) && !isOwnLatin ? 'en-us' : other
}
