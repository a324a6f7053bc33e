import type { Messages } from '@lingui/core'
import { addWords } from '../../remotes/words.ts'
import { language } from './language.ts'
import { LANGUAGES, type Locale } from './languages.ts'

const LOCALES: readonly Locale[] = [...LANGUAGES.map(({ code }) => code), 'zh-hant']

/**
 * Loads a unit's words in the present language, and from now on with every change of language.
 * @param load one catalog, e.g. `locale => import(`./locales/${locale}.po`)`
 * @example await loadCatalog('trade', load) // before its first screen is drawn
 */
export const loadCatalog = (unit: string, load: (locale: Locale) => Promise<{ messages: Messages }>): Promise<void> =>
  addWords(unit, Object.fromEntries(LOCALES.map(locale => [locale, () => load(locale)])), language().locale)
