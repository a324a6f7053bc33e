/** What people tell of themselves: the phone says what is wrong before, the exchange refuses by it (docs/rules/account.md#personal-information). */
import { LEAST_AGE } from './limits.ts'

/**
 * A name as documents print it: begins with a letter, which an apostrophe may precede; then letters, digits and the marks
 * that stand between parts of names (A/L, @, dots, hyphens, apostrophes, brackets), in full width too; the full-width "＝" is
 * a hyphen of Japanese. Joiners stand between letters, and behind the last consonant of Malayalam and Bengali words, which many
 * keyboards write so.
 */
const PERSON_NAME = /^['‘’＇]?\p{L}[\p{L}\p{M}\p{Nd}\p{Nl}\p{Pd} .,/@()'‘’´`′׳״·•‧∙・･་．，／＠（）＇＝\u200c\u200d]*$/u
const STRAY_JOINER = /(?<![\p{L}\p{M}])[\u200c\u200d]|(?<![\u09cd\u0d4d](?=\u200d))[\u200c\u200d](?![\p{L}\p{M}])/u
/**
 * Characters that nobody sees, or that turn the reading order: controls, fillers, bidi marks, private use. Joiners and
 * variation selectors are part of letters and emoji; tags are part of a flag, and hidden text anywhere else.
 */
const HIDDEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Bidi_Control}]|(?![\u200c\p{VS}\u200d]|(?<=[\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007f}])\p{DI}/gu
const VISIBLE = /[^\p{Cc}\p{Cf}\p{DI}\p{Z}\s]/u
const DAY = /^\d{4}-\d\d-\d\d$/
const OLDEST = '1900-01-01'

/** Direction marks that a phone puts around a copied text. None of them shows its letters in another order. */
const EDGES =
  /^[\s\u200e\u200f\u061c\u2066-\u2069\ufeff]+|(?<![\s\u200e\u200f\u061c\u2066-\u2069\ufeff])[\s\u200e\u200f\u061c\u2066-\u2069\ufeff]+$/g
/** The space bar of Khmer keyboards writes a space without a width; Lao, Myanmar and Thai texts have it between words. */
const WORD_BREAK = /(?<=[\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Thai}])\u200b/gu

/** As it is kept: one space where there were several, none at the ends, and nothing there or between words that nobody sees. */
export const squeezed = (typed: string): string =>
  typed.normalize('NFC').replace(EDGES, '').replace(WORD_BREAK, '').replace(/\s+/g, ' ').trim()

export function isPersonName(typed: string): boolean {
  const name = squeezed(typed)
  return PERSON_NAME.test(name) && !STRAY_JOINER.test(name) && isReadable(name)
}

/** Whether there is anything to see in it. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** The text with a space for each hidden character. */
export const withoutHidden = (text: string): string => text.replace(HIDDEN, ' ')

/** Whether people can read all of it: something is visible, and nothing is hidden. */
export const isReadable = (text: string): boolean => isVisible(text) && withoutHidden(text) === text

export const isHomeAddress = (typed: string): boolean => isReadable(squeezed(typed))

function isOnCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return DAY.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** Whoever was born on this day or before it is of age today. */
const lastGrownUp = (today: string): string => `${Number(today.slice(0, 4)) - LEAST_AGE}${today.slice(4)}`

/** no-day: none of the calendar, or one that nobody was born on · under-age */
export type BirthdayFault = 'no-day' | 'under-age'

/** @param day yyyy-MM-dd @param today the day in UTC+8 @returns null where nothing is wrong */
export function birthdayFault(day: string, today: string): BirthdayFault | null {
  if (!isOnCalendar(day) || day < OLDEST || day > today) return 'no-day'
  return day > lastGrownUp(today) ? 'under-age' : null
}
