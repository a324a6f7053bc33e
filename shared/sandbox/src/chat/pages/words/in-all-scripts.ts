import type { LanguageCode } from '@shared/contract'
import type { Language } from '@shared/engine/refusals/languages'
import { traditional } from '@shared/engine/refusals/traditional'

/** The eight languages and Traditional Chinese, which is derived from Simplified. */
export function inAllScripts<Words extends Readonly<Record<string, string>>>(
  words: Readonly<Record<LanguageCode, Words>>,
): Readonly<Record<Language, Words>> {
  const derived = Object.entries(words['zh-cn']).map(([name, text]) => [name, traditional(text)])
  return { ...words, 'zh-hant': Object.fromEntries(derived) as Words }
}
