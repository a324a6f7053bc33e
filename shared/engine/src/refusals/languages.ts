/** The languages that the server words its messages in. */
import { type CatalogCode, type LanguageCode, LOCALES, type Locale, matchLocale } from '@shared/format/languages'

export type Language = CatalogCode
export const languages: readonly Language[] = Object.values(LOCALES).map(({ catalog }) => catalog)

/** How numbers are written in each. */
export const localeOf: Readonly<Record<Language, Locale>> = {
  'en-us': 'en-US',
  ko: 'ko-KR',
  jp: 'ja-JP',
  tai: 'th-TH',
  mlxy: 'ms-MY',
  vl: 'vi-VN',
  xi: 'es-ES',
  'zh-cn': 'zh-Hans',
  'zh-hant': 'zh-Hant',
}

/** The language in which rows hold the words: Traditional Chinese is derived from Simplified. */
export const codeOf = (language: Language): LanguageCode => LOCALES[localeOf[language]].code

/** @param header Accept-Language, of which the first tag counts; anything else is English */
export function languageOf(header: string | undefined): Language {
  const [tag = ''] = (header ?? '').split(',')
  return LOCALES[matchLocale([tag.trim()]) ?? 'en-US'].catalog
}
