/** Countries' names by their ISO codes, without the table of all. */
import { LOCALES, type Locale } from './languages.ts'

/** Written out, these two have names of a whole line; all others' short forms are abbreviations (UK, EE. UU.). */
const SHORT = ['HK', 'MO']

/** @returns what a country is called in this language; the code itself where it is none */
export function countryNames(locale: Locale): (code: string) => string {
  const of = (style: 'long' | 'short') =>
    new Intl.DisplayNames(LOCALES[locale].intl, { type: 'region', style, fallback: 'code' })
  const [long, short] = [of('long'), of('short')]
  return code => {
    try {
      return (SHORT.includes(code) ? short : long).of(code) ?? code
    } catch {
      return code // no region can be written so
    }
  }
}
