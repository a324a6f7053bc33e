/** What was meant by what was typed or pasted, for numbers and codes and never for names: phone and exchange read by these functions. */

/** Format marks that come along with a copied text. U+202E stays: it shows digits in another order than they stand. */
const MARKS = /(?!\u202e)\p{Cf}/gu
/** The zeros of Arabic, Persian, the scripts of India, Thai, Lao, Tibetan, Myanmar and Khmer; nine digits follow each. */
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦๐໐༠၀០']

/** One of a script that is not known stays as it is. */
function latin(digit: string): string {
  const zero = ZEROS.findLast(first => first <= digit) ?? digit
  const value = digit.charCodeAt(0) - zero.charCodeAt(0)
  return value < 10 ? String(value) : digit
}

export const OTHER_DIGITS = /(?!\d)\p{Nd}/gu

/** The text with Latin digits in place of those of other scripts. */
export const latinDigits = (text: string): string => text.replace(OTHER_DIGITS, latin)

/** Half-width, without format marks; Latin digits, "-" for every hyphen and dash, one space for many, none at the ends. */
export const plainTyped = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(MARKS, '')
    .replace(/[\p{Pd}−ー─⁃]/gu, '-')
    .replace(OTHER_DIGITS, latin)
    .replace(/\s+/g, ' ')
    .trim()

/** A code of letters and digits without what groups them, in capitals. */
export const plainCode = (typed: string): string =>
  plainTyped(typed)
    .replace(/[\s./()-]/g, '')
    .toUpperCase()

/**
 * The digits of a one-time code, whatever groups them. A field cuts by this function and not by `maxLength`, which counts the
 * spaces of a pasted "123 456".
 */
export const digitsOf = (typed: string, most: number): string => plainTyped(typed).replace(/\D/g, '').slice(0, most)

/** A code of letters, digits and hyphens as a field keeps it: without spaces, no longer than it may be. */
export const unspacedCode = (typed: string, most: number): string =>
  plainTyped(typed).replace(/\s+/g, '').slice(0, most)

/** A bank's number as it is kept; the word IBAN before one is no part of it. */
export const plainNumber = (typed: string): string => plainCode(typed).replace(/^IBAN:?/, '')

/** However it is spaced or written, one document has one number. @returns null where it cannot be a number of one */
export function documentNumberOf(typed: string): string | null {
  const number = plainCode(typed)
  return /^[A-Z0-9]{4,30}$/.test(number) ? number : null
}

/** Without white space and format marks at its ends: all that may change of a text whose letters count. */
export const bareEnds = (typed: string): string => typed.replace(/^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu, '')
