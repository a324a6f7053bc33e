/** The language of a page and its words, which stand in the document. */

import type { Language } from '@shared/engine/refusals/languages'
import { LOCALES, type Locale, localeOf, matchLocale } from '@shared/format/languages'

const isLocale = (text: string): text is Locale => Object.hasOwn(LOCALES, text)

/** @param asked a tag or the app's own code ("ko-KR", "ko"); the browser's languages where it is neither */
export function localeFrom(asked: string | null): Locale {
  if (asked && isLocale(asked)) return asked
  if (asked === 'zh-hant') return 'zh-Hant'
  const tag = matchLocale(asked ? [asked] : navigator.languages)
  const code = Object.values(LOCALES).find(info => info.code === asked)?.code
  return code ? localeOf(code) : (tag ?? 'en-US')
}

const languageOf = (locale: Locale): Language => (locale === 'zh-Hant' ? 'zh-hant' : LOCALES[locale].code)

/** The document's words in this language. The exchange wrote them there, of this very shape. */
export function wordsFor<Words>(locale: Locale): Words {
  document.documentElement.lang = locale
  const all = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<Language, Words>
  return all[languageOf(locale)]
}

/** "You're number {n}" with its values. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
