/** A competition's title, intro and rules in the language asked for; what is missing is English. */
import type { LanguageCode } from '@shared/contract'
import type { Language } from '@shared/engine/refusals/languages'
import { type InSome, inLanguage } from '../content/in-language.ts'
import type { CompetitionRow } from './tables.ts'

export type CompetitionWords = { title: InSome; intro: InSome; rules: InSome }

export function wordsOf({ words }: CompetitionRow, language: Language) {
  const { title, intro, rules } = JSON.parse(words) as CompetitionWords
  return { title: inLanguage(title, language), intro: inLanguage(intro, language), rules: inLanguage(rules, language) }
}

/** Other languages fall back to English, so English stands already. */
export const withWords = (
  { words }: CompetitionRow,
  language: LanguageCode,
  given: Readonly<Record<keyof CompetitionWords, string | undefined>>,
): string => {
  const known = JSON.parse(words) as CompetitionWords
  const added = Object.entries(known).map(([part, inSome]) => {
    const text = given[part as keyof CompetitionWords]
    return [part, text === undefined ? inSome : { ...inSome, [language]: text }]
  })
  return JSON.stringify(Object.fromEntries(added))
}
