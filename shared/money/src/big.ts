/** Exact arithmetic on decimal strings: big.js in strict mode, so that a float throws instead of losing cents. */
import Base from 'big.js'
import type { Decimal } from './decimal.ts'

export type Big = Base.Big

/** What a formula takes: a decimal string, or a Big that a caller keeps between ticks. */
export type Num = Decimal | Big

/** A constructor of our own: strictness, truncation and plain notation cannot be switched off by another importer. */
const Exact = Base()
Exact.strict = true
Exact.RM = Exact.roundDown
Exact.DP = 30
Exact.NE = -1_000_000
Exact.PE = 1_000_000

/**
 * A number to calculate with. Its `toString` never shows an exponent; a quotient has 30 places, truncated.
 * @throws TypeError on a JavaScript number, Error on a string that is no number
 */
export function big(value: Num): Big {
  if (typeof value === 'number')
    throw new TypeError(`The float ${value} reached @shared/money, where it would lose cents. Pass its decimal string.`)
  return typeof value === 'object' ? value : new Exact(value)
}

/**
 * A count (leverage, percent, days) that JavaScript holds as a number.
 * @throws TypeError unless it is a whole number
 */
export function count(value: number): Big {
  if (!Number.isSafeInteger(value)) throw new TypeError(`${value} is not a whole number. Pass money as a string.`)
  return new Exact(BigInt(value))
}

/** -1, 0 or 1 as a is less than, equal to or greater than b; fits Array.sort. */
export const compare = (a: Num, b: Num): -1 | 0 | 1 => big(a).cmp(big(b))

export const max = (a: Num, b: Num): Big => (big(a).gte(big(b)) ? big(a) : big(b))

export const min = (a: Num, b: Num): Big => (big(a).lte(big(b)) ? big(a) : big(b))

export const sum = (values: Iterable<Num>): Big => {
  let total = big('0')
  for (const value of values) total = total.plus(big(value))
  return total
}

/** Cuts digits off, towards zero: the display's rule (specification, section 9). */
export const truncate = (value: Num, places: number): Decimal => big(value).round(places, Exact.roundDown).toString()

/** The next value upwards with that many places: what a user pays. */
export function roundUp(value: Num, places: number): Decimal {
  const mode = big(value).lt('0') ? Exact.roundDown : Exact.roundUp
  return big(value).round(places, mode).toString()
}

/** The next value downwards with that many places (a loss grows): what a user gets. */
export function roundDown(value: Num, places: number): Decimal {
  const mode = big(value).lt('0') ? Exact.roundUp : Exact.roundDown
  return big(value).round(places, mode).toString()
}

/** Whether a quantity or price lies on its step. */
export const isMultipleOf = (value: Num, step: Num): boolean => big(value).mod(big(step)).eq('0')

/** The last multiple of the step on the way from zero. */
export const truncateToStep = (value: Num, step: Num): Decimal =>
  big(value)
    .minus(big(value).mod(big(step)))
    .toString()
