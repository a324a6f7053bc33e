import { useLingui } from '@lingui/react'
import { type Locale, localeOf } from '@shared/format/languages'

/** The locale of the page's words: its figures are written in the same. */
export function useLocale(): Locale {
  const code = useLingui().i18n.locale
  return code === 'zh-hant' ? 'zh-Hant' : localeOf(code)
}
