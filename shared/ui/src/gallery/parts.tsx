import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { isLocale, LOCALES, type Locale, localeOf } from '@shared/format/languages'
import { useLayoutEffect } from 'react'
import { examples } from './examples.ts'
import css from './gallery.module.css'

/** What the shell puts on the page, from the query instead of the device. */
function dress(query: URLSearchParams, locale: Locale): void {
  const page = document.documentElement
  page.dataset.theme = query.get('theme') ?? 'dark'
  page.dataset.updown = query.get('updown') ?? 'green-up'
  page.style.setProperty('--text-scale', query.get('text') ?? '1')
  page.lang = locale
}

/** The examples of all parts, or of some. */
export function Parts({ query }: { query: URLSearchParams }) {
  const lang = query.get('lang')
  const locales = isLocale(lang) ? lang : localeOf(lang)
  useLayoutEffect(() => dress(query, locales), [query, locales])
  const locale = LOCALES[locales].catalog
  const i18n = setupI18n({ locale, locales, messages: { [locale]: {} } })
  const skin = query.get('skin')
  const page = skin === null ? {} : { 'data-skin': skin, ...(skin === 'chart' && { 'data-theme': 'dark' }) }
  const only = query.get('part')?.split(',')
  return (
    <I18nProvider i18n={i18n}>
      <main className={css.page} {...page}>
        {examples
          .filter(({ part }) => only?.includes(part) ?? true)
          .map(({ part, name, render: Part }) => (
            <section key={part} className={css.part} data-part={part}>
              <h2 className={css.name}>{name}</h2>
              <Part />
            </section>
          ))}
      </main>
    </I18nProvider>
  )
}
