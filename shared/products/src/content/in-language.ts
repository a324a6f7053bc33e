/** Words that stand in a row in some languages: in the one asked for, or in English. */
import type { LanguageCode } from '@shared/contract'
import type { Language } from '@shared/engine/refusals/languages'
import { traditional } from '@shared/engine/refusals/traditional'

export type InSome = { 'en-us': string } & Partial<Record<LanguageCode, string>>

export function inLanguage(words: InSome, language: Language): string {
  const chinese = words['zh-cn']
  if (language === 'zh-hant') return chinese ? traditional(chinese) : words['en-us']
  return words[language] ?? words['en-us']
}
