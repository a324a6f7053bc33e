/** The eight languages (specification, section 9) and the nine locales they are shown in: Chinese has two scripts. */

/** A language as the specification codes it and local storage keeps it under `lang`. */
export type LanguageCode = 'en-us' | 'ko' | 'jp' | 'tai' | 'mlxy' | 'vl' | 'xi' | 'zh-cn'

export type Script = 'hans' | 'hant'

/** The BCP 47 tag: html lang, Accept-Language, and what every function of this package takes. */
export type Locale = 'en-US' | 'ko-KR' | 'ja-JP' | 'th-TH' | 'ms-MY' | 'vi-VN' | 'es-ES' | 'zh-Hans' | 'zh-Hant'

export interface LocaleInfo {
  code: LanguageCode
  script?: Script
  /** Its own name. */
  name: string
  /** What Intl is given: Thai would otherwise count years from 543 BC, and may use its own digits. */
  intl: string
  decimal: '.' | ','
  group: '.' | ','
}

const point = { decimal: '.', group: ',' } as const
const comma = { decimal: ',', group: '.' } as const

export const LOCALES: Readonly<Record<Locale, LocaleInfo>> = {
  'en-US': { code: 'en-us', name: 'English', intl: 'en-US', ...point },
  'ko-KR': { code: 'ko', name: '한국어', intl: 'ko-KR', ...point },
  'ja-JP': { code: 'jp', name: '日本語', intl: 'ja-JP', ...point },
  'th-TH': { code: 'tai', name: 'ไทย', intl: 'th-TH-u-ca-gregory-nu-latn', ...point },
  'ms-MY': { code: 'mlxy', name: 'Bahasa Melayu', intl: 'ms-MY', ...point },
  'vi-VN': { code: 'vl', name: 'Tiếng Việt', intl: 'vi-VN', ...comma },
  'es-ES': { code: 'xi', name: 'Español', intl: 'es-ES', ...comma },
  'zh-Hans': { code: 'zh-cn', script: 'hans', name: '简体中文', intl: 'zh-Hans', ...point },
  'zh-Hant': { code: 'zh-cn', script: 'hant', name: '繁體中文', intl: 'zh-Hant', ...point },
}

export interface Language {
  code: LanguageCode
  /** Its own name, as the picker shows it. */
  name: string
  /** One, or Chinese's two scripts. */
  locales: readonly Locale[]
}

/** The languages in the picker's order. */
export const LANGUAGES: readonly Language[] = [
  { code: 'en-us', name: 'English', locales: ['en-US'] },
  { code: 'ko', name: '한국어', locales: ['ko-KR'] },
  { code: 'jp', name: '日本語', locales: ['ja-JP'] },
  { code: 'tai', name: 'ไทย', locales: ['th-TH'] },
  { code: 'mlxy', name: 'Bahasa Melayu', locales: ['ms-MY'] },
  { code: 'vl', name: 'Tiếng Việt', locales: ['vi-VN'] },
  { code: 'xi', name: 'Español', locales: ['es-ES'] },
  { code: 'zh-cn', name: '繁體/简体中文', locales: ['zh-Hans', 'zh-Hant'] },
]

/** The locale of a stored language and script; an unknown language is English, Chinese without a script Simplified. */
export function localeOf(code: string | null | undefined, script?: string | null): Locale {
  if (code === 'zh-cn') return script === 'hant' ? 'zh-Hant' : 'zh-Hans'
  return LANGUAGES.find(language => language.code === code)?.locales[0] ?? 'en-US'
}

/** The first of a phone's languages (`navigator.languages`) that the product speaks; null if none. */
export function matchLocale(tags: readonly string[]): Locale | null {
  for (const tag of tags) {
    const primary = tag.toLowerCase().split('-')[0] ?? ''
    if (primary === 'zh') return writtenTraditionally(tag) ? 'zh-Hant' : 'zh-Hans'
    const locale = LANGUAGES.flatMap(language => language.locales).find(known => known.split('-')[0] === primary)
    if (locale) return locale
  }
  return null
}

const writtenTraditionally = (tag: string): boolean => /-(?:hant|tw|hk|mo)\b/i.test(tag) && !/-hans\b/i.test(tag)
