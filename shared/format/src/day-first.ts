/** The order of a record's date (specification, section 9: two formats). */

/** Japanese, Korean and Chinese write the year first. */
const YEAR_FIRST = /^(zh|ja|ko)\b/

/** Of the page: its own mark, which a translator of pages leaves alone, else its language. A server has neither. */
const pageLanguage = (): string => {
  const root = globalThis.document?.documentElement
  return root?.dataset.lang ?? root?.lang ?? ''
}

/** Whether records are dated DD/MM/YYYY, as the page's language has it; else YYYY-MM-DD. */
export const isDayFirst = (language = pageLanguage()): boolean => !YEAR_FIRST.test(language)
