/** The language of a page and its words, which stand in the document. */
import { type CatalogCode, isLocale, LOCALES, type Locale, matchLocale } from '@shared/format/languages'

/** @param asked a tag or the app's own code ("ko-KR", "ko"); the browser's languages where it is neither */
export function localeFrom(asked: string | null): Locale {
  if (isLocale(asked)) return asked
  const locales = Object.keys(LOCALES).filter(isLocale)
  const named = locales.find(locale => LOCALES[locale].catalog === asked)
  return named ?? matchLocale(asked ? [asked] : navigator.languages) ?? 'en-US'
}

/** The document's words in this language. The exchange wrote them there, of this very shape. */
export function wordsFor<Words>(locale: Locale): Words {
  document.documentElement.lang = locale
  const all = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<CatalogCode, Words>
  return all[LOCALES[locale].catalog]
}

/** "You're number {n}" with its values. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
