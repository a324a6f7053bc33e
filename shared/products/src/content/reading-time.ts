/** How long a text takes to read (docs/rules/content.md#news). */
import type { LanguageCode } from '@shared/contract/config'
import { readable, type Words } from './wording.ts'

/** Characters that a minute holds: about 220 words, or 450 signs where a sign is a syllable or a word. */
const LETTERS = 1200
const SIGNS = 450
const aMinute: Readonly<Record<LanguageCode, number>> = {
  ...{ 'en-us': LETTERS, tai: LETTERS, mlxy: LETTERS, vl: LETTERS, xi: LETTERS },
  ...{ 'zh-cn': SIGNS, jp: SIGNS, ko: SIGNS },
}
const known: Readonly<Record<string, number | undefined>> = aMinute

/** Whole minutes, one at least; null where there is no body. */
export function minutesToRead({ content, contentLang }: Pick<Words, 'content' | 'contentLang'>): number | null {
  const { length } = readable(content).trim()
  return length === 0 ? null : Math.max(1, Math.round(length / (known[contentLang] ?? LETTERS)))
}
