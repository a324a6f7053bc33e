/** All catalogs at once: they are small, and the page is one script. */
import { i18n, type Messages } from '@lingui/core'
import {
  type CatalogCode,
  isLocale,
  LOCALES,
  type Locale,
  type LocaleInfo,
  localeOf,
  matchLocale,
} from '@shared/format/languages'
import { messages as english } from '../locales/en-us.po'
import { messages as japanese } from '../locales/jp.po'
import { messages as korean } from '../locales/ko.po'
import { messages as malay } from '../locales/mlxy.po'
import { messages as thai } from '../locales/tai.po'
import { messages as vietnamese } from '../locales/vl.po'
import { messages as spanish } from '../locales/xi.po'
import { messages as simplified } from '../locales/zh-cn.po'
import { messages as traditional } from '../locales/zh-cn.po?zh-hant'
import { languageKey } from './language-choice.tsx'

const catalogs = {
  'en-us': english,
  jp: japanese,
  ko: korean,
  mlxy: malay,
  tai: thai,
  vl: vietnamese,
  xi: spanish,
  'zh-cn': simplified,
  'zh-hant': traditional,
} satisfies Record<CatalogCode, Messages>

/** As the browser's region writes numbers, whatever it was when the language was chosen. */
const ownLocale = ({ code, script }: LocaleInfo): Locale => localeOf(code, script, navigator.languages)

/** The language that was chosen here, else the browser's. */
export function startWords(): Locale {
  const chosen = localStorage.getItem(languageKey)
  const locale = isLocale(chosen) ? ownLocale(LOCALES[chosen]) : (matchLocale(navigator.languages) ?? 'en-US')
  i18n.load(catalogs)
  i18n.activate(LOCALES[locale].catalog, locale)
  document.documentElement.lang = locale
  return locale
}
