/** The languages of a unit's words: eight catalogs, and Traditional Chinese, which is derived from the Simplified one. */
import { languageCode } from '@shared/contract/config'

export const source = 'en-us'
export const catalogs = languageCode.options
export const derived = { 'zh-hant': 'zh-cn' } as const
export type Language = (typeof catalogs)[number] | keyof typeof derived
export const languages: readonly Language[] = [...catalogs, 'zh-hant']

/** How docs/glossary.md and the folders of screenshots name a language: by the tag that its locale begins with. */
export const tags: Readonly<Record<Language, string>> = {
  'en-us': 'en',
  jp: 'ja',
  ko: 'ko',
  mlxy: 'ms',
  tai: 'th',
  vl: 'vi',
  xi: 'es',
  'zh-cn': 'zh-Hans',
  'zh-hant': 'zh-Hant',
}
