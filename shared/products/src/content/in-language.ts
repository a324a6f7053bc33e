/** Words that stand in a row in some languages: in the one asked for, or in English. */
import { codeOf, type Language } from '@shared/engine/refusals/languages'
import { type Translations, traditional } from '@shared/phrases'

export function inLanguage(words: Translations, language: Language): string {
  const own = words[codeOf(language)]
  if (!own) return words['en-us']
  return language === 'zh-hant' ? traditional(own) : own
}
