/** Puts the desk's reasons into words, in the language of whoever reads them. */
import { type Text, translate, worded } from '@shared/phrases'
import type { Language } from '../refusals/languages.ts'
import type { StoredReason } from './stored.ts'
import { ownWordsTexts, reasonTexts } from './texts.ts'

export type OwnWords = { text: string; lang: string }
/** `ownWords`: the part of `reason` that the desk wrote itself, in one language. */
export type WordedReason = { reason: string | null; ownWords: OwnWords | null }

type Texts = Readonly<Record<string, Readonly<Record<string, Text | undefined>> | undefined>>
const known: Texts = reasonTexts

/** @param code one that a newer exchange stored has no words here */
function sentenceOf(kind: string, code: string | null, language: Language): string | null {
  const texts = Object.hasOwn(known, kind) ? known[kind] : undefined
  const text = texts && code !== null && Object.hasOwn(texts, code) ? texts[code] : undefined
  return text ? translate(text, language) : null
}

/** The code's sentence, and after it the desk's own, marked as such. */
export function wordReason(kind: string, stored: StoredReason, language: Language): WordedReason {
  const reason = sentenceOf(kind, stored.reason_code, language)
  const words = stored.reason_words
  if (!words) return { reason, ownWords: null }
  const { alone, after } = ownWordsTexts
  return {
    reason: reason === null ? worded(alone, language, { words }) : worded(after, language, { reason, words }),
    ownWords: { text: words, lang: stored.reason_lang ?? 'en-us' },
  }
}

type Values = Readonly<Record<string, string | number>>
const textOf = (value: string | number | undefined): string | null =>
  value === undefined || value === '' ? null : String(value)

/** Of a message's values. `reason`: the words of a message from before there were codes. */
export const wordReasonIn = (values: Values, language: Language): WordedReason =>
  wordReason(
    String(values.reasonKind ?? ''),
    {
      reason_code: textOf(values.reasonCode),
      reason_words: textOf(values.reasonWords ?? values.reason),
      reason_lang: textOf(values.reasonLang),
    },
    language,
  )
