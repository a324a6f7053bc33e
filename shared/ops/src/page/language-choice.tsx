import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { LOCALES, type Locale, spanishOf } from '@shared/format/languages'
import css from './ops.module.css'
import { useLocale } from './use-locale.ts'

export const languageKey = 'ops.language'

/** Of the two locales of Spanish the one that the browser's region writes numbers in. */
const offered = () =>
  Object.entries(LOCALES).filter(([tag, { code }]) => code !== 'xi' || tag === spanishOf(navigator.languages))

/** The words of all languages are here already: choosing one shows it at once. */
export function LanguageChoice() {
  const { i18n } = useLingui()
  const { t } = useWords()
  const choose = (locale: Locale) => {
    localStorage.setItem(languageKey, locale)
    document.documentElement.lang = locale
    i18n.activate(LOCALES[locale].catalog, locale)
  }
  return (
    <select
      className={css.language}
      aria-label={t`Language`}
      value={useLocale()}
      onChange={event => choose(event.target.value as Locale)}
    >
      {offered().map(([locale, { name }]) => (
        <option key={locale} value={locale} lang={locale}>
          {name}
        </option>
      ))}
    </select>
  )
}
