/** Words that stand in a row in some languages: in the one asked for, or in English. */
import { codeOf, type Language } from '@shared/engine/refusals/languages'
import { derived, type Translations } from '@shared/phrases'

export function inLanguage(words: Translations, language: Language): string {
  const own = words[codeOf(language)]
  return own ? derived(own, language) : words['en-us']
}
