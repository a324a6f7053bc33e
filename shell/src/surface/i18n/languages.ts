/** The eight languages (specification, section 9), their BCP 47 tags and the names they call themselves. */
import type { LanguageCode } from '@shared/contract/config'
import type { Locale as Tag } from '@shared/format/languages'

/** Simplified is the source; Traditional is derived from it at build. */
export type Script = 'hans' | 'hant'
/** Names a catalog: the eight codes and Traditional Chinese. */
export type Locale = LanguageCode | 'zh-hant'

export type Language = {
  code: LanguageCode
  bcp47: Tag
  /** In itself. */
  name: string
  /** One code, two scripts: the picker offers both under the one entry. */
  scripts?: readonly { script: Script; bcp47: Tag; name: string }[]
}

export const LANGUAGES: readonly Language[] = [
  { code: 'en-us', bcp47: 'en-US', name: 'English' },
  { code: 'ko', bcp47: 'ko-KR', name: '한국어' },
  { code: 'jp', bcp47: 'ja-JP', name: '日本語' },
  { code: 'tai', bcp47: 'th-TH', name: 'ไทย' },
  { code: 'mlxy', bcp47: 'ms-MY', name: 'Bahasa Melayu' },
  { code: 'vl', bcp47: 'vi-VN', name: 'Tiếng Việt' },
  { code: 'xi', bcp47: 'es-ES', name: 'Español' },
  {
    code: 'zh-cn',
    bcp47: 'zh-Hans',
    name: '繁體/简体中文',
    scripts: [
      { script: 'hans', bcp47: 'zh-Hans', name: '简体中文' },
      { script: 'hant', bcp47: 'zh-Hant', name: '繁體中文' },
    ],
  },
]

export type Choice = { code: LanguageCode; script?: Script }
/** A choice with what follows from it. */
export type Chosen = Choice & { bcp47: Tag; locale: Locale }

/** The script that a phone's list of languages asks for, e.g. ["zh-TW", "en"]: hant. */
export function scriptOf(phone: readonly string[]): Script {
  const chinese = phone.find(tag => /^zh\b/i.test(tag)) ?? ''
  return /-(hant|tw|hk|mo)\b/i.test(chinese) && !/-hans\b/i.test(chinese) ? 'hant' : 'hans'
}

/** @param script counts for zh-cn alone */
export function chosen(code: LanguageCode, script: Script): Chosen {
  const language = LANGUAGES.find(known => known.code === code)
  const written = language?.scripts?.find(known => known.script === script)
  if (written) return { code, script, bcp47: written.bcp47, locale: script === 'hant' ? 'zh-hant' : code }
  return { code, bcp47: language?.bcp47 ?? 'en-US', locale: code }
}

/** The code for a tag of a phone, e.g. "ja-JP": "jp"; undefined for a language that is not among the eight. */
const codeOf = (tag: string) =>
  LANGUAGES.find(({ bcp47 }) => bcp47.split('-')[0] === tag.split('-')[0]?.toLowerCase())?.code

/** The first language of the phone that is among the eight, if it is not the present one. */
export function offerFor(phone: readonly string[], present: LanguageCode): Choice | null {
  const code = phone.map(codeOf).find(known => known !== undefined)
  if (!code || code === present) return null
  return code === 'zh-cn' ? { code, script: scriptOf(phone) } : { code }
}
