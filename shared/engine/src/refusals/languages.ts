/** The languages that the server words its messages in. */
import { type LanguageCode, LOCALES, type Locale } from '@shared/format/languages'

/** All languages of the app; Chinese counts once for each script. */
export type Language = LanguageCode | 'zh-hant'
export const languages: readonly Language[] = Object.values(LOCALES).map(({ code, script }) =>
  script === 'hant' ? 'zh-hant' : code,
)

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

/** By the two letters that a tag begins with; Chinese of no script is simplified. */
const languageBy = (letters: string): Language | undefined =>
  languages.find(language => localeOf[language].startsWith(`${letters}-`))

/** @param header Accept-Language, of which the first tag counts; anything else is English */
export function languageOf(header: string | undefined): Language {
  const tag = (header ?? '').split(',')[0]?.trim() ?? ''
  if (/^zh-(hant|tw|hk|mo)/i.test(tag)) return 'zh-hant'
  return languageBy(tag.slice(0, 2).toLowerCase()) ?? 'en-us'
}
