/** The eight languages as the app keeps and offers them: a code, of Chinese also a script, and what follows from both. */
import type { LanguageCode } from '@shared/contract/config'
import { LOCALES, localeOf, matchLocale, LANGUAGES as spoken, type Locale as Tag } from '@shared/format/languages'

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

const scriptsOf = (tags: readonly Tag[]) =>
  tags.flatMap(bcp47 => {
    const { script, name } = LOCALES[bcp47]
    return script ? [{ script, bcp47, name }] : []
  })

export const LANGUAGES: readonly Language[] = spoken.map(({ code, name, locales }) => {
  const scripts = scriptsOf(locales)
  return { code, bcp47: localeOf(code), name, ...(scripts.length > 0 && { scripts }) }
})

export type Choice = { code: LanguageCode; script?: Script }
/** A choice with what follows from it. */
export type Chosen = Choice & { bcp47: Tag; locale: Locale }

/** The script that a phone's list of languages asks for, e.g. ["zh-TW", "en"]: hant. */
export const scriptOf = (phone: readonly string[]): Script =>
  matchLocale(phone.filter(tag => /^zh\b/i.test(tag))) === 'zh-Hant' ? 'hant' : 'hans'

const choiceOf = (tag: Tag): Choice => {
  const { code, script } = LOCALES[tag]
  return script ? { code, script } : { code }
}

/** @param script counts for zh-cn alone @param phone its languages count for xi alone */
export function chosen(code: LanguageCode, script: Script, phone = navigator.languages): Chosen {
  const bcp47 = localeOf(code, script, phone)
  return { ...choiceOf(bcp47), bcp47, locale: LOCALES[bcp47].catalog }
}

/** The first language of the phone that is among the eight, if it is not the present one. */
export function offerFor(phone: readonly string[], present: LanguageCode): Choice | null {
  const tag = matchLocale(phone)
  return tag && LOCALES[tag].code !== present ? choiceOf(tag) : null
}
