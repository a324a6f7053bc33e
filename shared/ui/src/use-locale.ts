import { useLingui } from '@lingui/react'
import { isLocale, type Locale } from '@shared/format/languages'

/** The locale that the words around a part were activated with: its figures are written in the same. */
export function useLocale(): Locale {
  const { locales } = useLingui().i18n
  return isLocale(locales) ? locales : 'en-US'
}
