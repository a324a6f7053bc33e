/** All countries, in every language. A file to load with the picker, not before: the table weighs about four kilobytes. */

import { countryNames } from './country-name.ts'
import { COUNTRY_TABLE } from './country-table.ts'
import { fold } from './fold.ts'
import { LOCALES, type Locale } from './languages.ts'
import type { Country } from './phone.ts'
import { plainCode } from './typed.ts'

export interface NamedCountry extends Country {
  /** The name in the viewer's language. */
  name: string
}

export const COUNTRIES: readonly Country[] = COUNTRY_TABLE.split('\n').map(row => {
  const [country_code = '', phone_code = '', english_name = '', chinese_name = ''] = row.split('|')
  return { english_name, chinese_name, country_code, phone_code }
})

/** The country of an ISO code, if there is one. */
export const findCountry = (code: string): Country | undefined => COUNTRIES.find(c => c.country_code === code)

/** All countries with their names in a language, in its alphabetical order. */
export function listCountries(locale: Locale): NamedCountry[] {
  const collator = new Intl.Collator(LOCALES[locale].intl)
  const nameOf = namesIn(locale)
  return COUNTRIES.map(country => ({ ...country, name: nameOf(country) })).sort((a, b) =>
    collator.compare(a.name, b.name),
  )
}

function namesIn(locale: Locale): (country: Country) => string {
  if (locale === 'en-US') return country => country.english_name
  if (locale === 'zh-Hans') return country => country.chinese_name
  const name = countryNames(locale)
  return ({ country_code }) => name(country_code)
}

/** Those whose local, English or Chinese name, ISO code or phone code matches; names that begin so, and the code's own country, come first. */
export function searchCountries(list: readonly NamedCountry[], query: string): NamedCountry[] {
  const wanted = fold(query.trim())
  if (wanted === '') return [...list]
  const found = list.filter(country => matches(country, wanted))
  const begins = (country: NamedCountry) => fold(country.name).startsWith(wanted) || hasCode(country, wanted)
  return [...found.filter(begins), ...found.filter(country => !begins(country))]
}

function matches(country: NamedCountry, wanted: string): boolean {
  const code = plainCode(wanted)
  if (/^\+?\d+$/.test(code)) return country.phone_code.startsWith(code.replace('+', ''))
  const names = [country.name, country.english_name, country.chinese_name]
  return hasCode(country, wanted) || names.some(name => fold(name).includes(wanted))
}

const hasCode = (country: Country, wanted: string): boolean => country.country_code.toLowerCase() === wanted
