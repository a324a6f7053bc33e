/** The languages that the server words its messages in. */
import {
  type CatalogCode,
  type LanguageCode,
  LOCALES,
  type Locale,
  matchLocale,
  type TextLanguage,
} from '@shared/format/languages'

export type Language = TextLanguage
/** Those with words of their own: Spanish has the same for both its ways to write numbers. */
export const languages: readonly CatalogCode[] = [...new Set(Object.values(LOCALES).map(({ catalog }) => catalog))]

/** How numbers are written in each. */
export const localeOf: Readonly<Record<Language, Locale>> = {
  'en-us': 'en-US',
  ko: 'ko-KR',
  jp: 'ja-JP',
  tai: 'th-TH',
  mlxy: 'ms-MY',
  vl: 'vi-VN',
  xi: 'es-419',
  'xi-es': 'es-ES',
  'zh-cn': 'zh-Hans',
  'zh-hant': 'zh-Hant',
}

export const isLanguage = (text: unknown): text is Language => typeof text === 'string' && Object.hasOwn(localeOf, text)

/** The language in which rows hold the words; `derived` makes the others from them. */
export const codeOf = (language: Language): LanguageCode => LOCALES[localeOf[language]].code

/** @param header Accept-Language, of which the first tag counts; anything else is English */
export function languageOf(header: string | undefined): Language {
  const [tag = ''] = (header ?? '').split(',')
  const locale = matchLocale([tag.trim()]) ?? 'en-US'
  return locale === 'es-ES' ? 'xi-es' : LOCALES[locale].catalog
}
