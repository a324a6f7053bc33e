import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { LOCALES, type Locale } from '@shared/format/languages'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'

/** Draws a part as a page would, its generic words in the source language, its figures as the locale writes them, with a user beside it. */
export function renderPart(part: ReactElement, locales: Locale = 'en-US') {
  const locale = LOCALES[locales].catalog
  const i18n = setupI18n({ locale, locales, messages: { [locale]: {} } })
  const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>
  return { user: userEvent.setup(), ...render(part, { wrapper }) }
}
