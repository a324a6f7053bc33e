/** How long a text takes to read (docs/rules/content.md#news). */
import { readable, type Words } from './wording.ts'

/** Characters that a minute holds: about 220 words, or 450 signs where a sign is a syllable or a word. */
const LETTERS = 1200
const SIGNS = 450
const inSigns: readonly string[] = ['zh-cn', 'jp', 'ko']

/** Whole minutes, one at least; null where there is no body. */
export function minutesToRead({ content, contentLang }: Pick<Words, 'content' | 'contentLang'>): number | null {
  const { length } = readable(content).trim()
  return length === 0 ? null : Math.max(1, Math.round(length / (inSigns.includes(contentLang) ? SIGNS : LETTERS)))
}
