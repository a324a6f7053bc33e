/**
 * The eight languages (specification, section 9) and the ten locales they are shown in: Chinese has two scripts, Spanish two
 * ways to write numbers (docs/decisions/0050-spanish-numbers-by-region.md).
 */

/** The languages in the picker's order, each with its own name. Types of all other lists follow this one. */
export const LANGUAGES = [
  { code: 'en-us', name: 'English', locales: ['en-US'] },
  { code: 'ko', name: '한국어', locales: ['ko-KR'] },
  { code: 'jp', name: '日本語', locales: ['ja-JP'] },
  { code: 'tai', name: 'ไทย', locales: ['th-TH'] },
  { code: 'mlxy', name: 'Bahasa Melayu', locales: ['ms-MY'] },
  { code: 'vl', name: 'Tiếng Việt', locales: ['vi-VN'] },
  { code: 'xi', name: 'Español', locales: ['es-419', 'es-ES'] },
  { code: 'zh-cn', name: '繁體/简体中文', locales: ['zh-Hans', 'zh-Hant'] },
] as const
type Listed = (typeof LANGUAGES)[number]

/** A language as the specification codes it and local storage keeps it under `lang`. */
export type LanguageCode = Listed['code']

export type Script = 'hans' | 'hant'

/** The BCP 47 tag: html lang, Accept-Language, and what every function of this package takes. */
export type Locale = Listed['locales'][number]

/** The name of a catalog. Traditional Chinese is derived from Simplified. */
export type CatalogCode = LanguageCode | 'zh-hant'

/** What the exchange writes texts in: a catalog, and "xi-es" for Spanish with numbers as in Spain. */
export type TextLanguage = CatalogCode | 'xi-es'

export interface LocaleInfo {
  code: LanguageCode
  script?: Script
  catalog: CatalogCode
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
  'en-US': { code: 'en-us', catalog: 'en-us', name: 'English', intl: 'en-US', ...point },
  'ko-KR': { code: 'ko', catalog: 'ko', name: '한국어', intl: 'ko-KR', ...point },
  'ja-JP': { code: 'jp', catalog: 'jp', name: '日本語', intl: 'ja-JP', ...point },
  'th-TH': { code: 'tai', catalog: 'tai', name: 'ไทย', intl: 'th-TH-u-ca-gregory-nu-latn', ...point },
  'ms-MY': { code: 'mlxy', catalog: 'mlxy', name: 'Bahasa Melayu', intl: 'ms-MY', ...point },
  'vi-VN': { code: 'vl', catalog: 'vl', name: 'Tiếng Việt', intl: 'vi-VN', ...comma },
  'es-419': { code: 'xi', catalog: 'xi', name: 'Español', intl: 'es-419', ...point },
  'es-ES': { code: 'xi', catalog: 'xi', name: 'Español', intl: 'es-ES', ...comma },
  'zh-Hans': { code: 'zh-cn', script: 'hans', catalog: 'zh-cn', name: '简体中文', intl: 'zh-Hans', ...point },
  'zh-Hant': { code: 'zh-cn', script: 'hant', catalog: 'zh-hant', name: '繁體中文', intl: 'zh-Hant', ...point },
}

export const isLocale = (text: unknown): text is Locale => typeof text === 'string' && Object.hasOwn(LOCALES, text)

/**
 * The locale of a stored language and script; an unknown language is English, Chinese without a script Simplified.
 * @param phone its languages (`navigator.languages`), which decide how Spanish writes numbers
 */
export function localeOf(
  code: string | null | undefined,
  script?: string | null,
  phone: readonly string[] = [],
): Locale {
  if (code === 'zh-cn') return script === 'hant' ? 'zh-Hant' : 'zh-Hans'
  if (code === 'xi') return spanishOf(phone)
  return LANGUAGES.find(language => language.code === code)?.locales[0] ?? 'en-US'
}

/** The first of a phone's languages (`navigator.languages`) that the product speaks; null if none. */
export function matchLocale(tags: readonly string[]): Locale | null {
  for (const tag of tags) {
    const primary = tag.toLowerCase().split('-')[0] ?? ''
    if (primary === 'zh') return writtenTraditionally(tag) ? 'zh-Hant' : 'zh-Hans'
    if (primary === 'es') return spanishOf([tag])
    const locale = LANGUAGES.flatMap(language => language.locales).find(known => known.split('-')[0] === primary)
    if (locale) return locale
  }
  return null
}

const writtenTraditionally = (tag: string): boolean => /-(?:hant|tw|hk|mo)\b/i.test(tag) && !/-hans\b/i.test(tag)

/**
 * The Spanish locale whose decimal mark is that of the phone's region: its first Spanish tag decides, a tag without a region
 * counts as es-419. The gateway sends this function to the page as its own source text: it can use nothing but what stands
 * in it, in the syntax of 2019.
 */
export function spanishOf(phone: readonly string[]): 'es-419' | 'es-ES' {
  const own = phone.filter(tag => /^es\b/i.test(tag))[0] || ''
  const [, region = '419'] = /^es(?:-[a-z]{4})?-([a-z]{2}|\d{3})\b/i.exec(own) || []
  return new Intl.NumberFormat(`es-${region}`).format(0.5) === '0,5' ? 'es-ES' : 'es-419'
}
