/** Texts that the server has in another language than the one asked for. */
import { LOCALES, type Locale } from './languages.ts'

const tags = Object.keys(LOCALES) as Locale[]

/**
 * The BCP 47 tag for a text's element; undefined where it is in the language of the page.
 * @param lang code of the text as the server says it, e.g. "en-us" @param page code of the app's language
 */
export const foreignTag = (lang: string | null | undefined, page: string): Locale | undefined =>
  lang && lang !== page ? tags.find(tag => LOCALES[tag].code === lang) : undefined
