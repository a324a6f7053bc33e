/** The order of a date (specification, section 9: two formats). */

/** Japanese, Korean and Chinese write the year first. */
const YEAR_FIRST = /^(zh|ja|ko)\b/

/** Of the page: its own mark, which a translator of pages leaves alone, else its language. A server has neither. */
const pageLanguage = (): string => {
  const root = globalThis.document?.documentElement
  return root?.dataset.lang ?? root?.lang ?? ''
}

/** Whether records are dated DD/MM/YYYY, as the page's language has it; else YYYY-MM-DD. */
export const isDayFirst = (language = pageLanguage()): boolean => !YEAR_FIRST.test(language)

/** A day as its reader writes it: "2026-11-22" is 22/11/2026, in Japanese, Korean and Chinese it stays. */
export const writeDay = (day: string): string => (isDayFirst() ? day.split('-').toReversed().join('/') : day)
