/**
 * A recorded price is a whole number of the symbol's smallest steps ("points": 64,000.00 at two places is 6,400,000), so
 * that highs, lows and sums are exact integers. Decimal strings at the border, points inside, floats in the process alone.
 */
import type { Decimal } from '@shared/money'

/** 6400000 at 2 places is "64000.00". */
export function toDecimal(points: number, places: number): Decimal {
  if (!Number.isSafeInteger(points)) throw new Error(`${points} is no whole number of points: round a price before use`)
  const digits = String(Math.abs(points)).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  return `${points < 0 ? '-' : ''}${whole}${places ? `.${digits.slice(-places)}` : ''}`
}

/**
 * "64000" at 2 places is 6400000.
 * @throws Error on anything but a decimal of at most that many places
 */
export function toPoints(decimal: Decimal, places: number): number {
  const [whole = '', fraction = ''] = decimal.split('.')
  const points = Number(whole + fraction.padEnd(places, '0'))
  if (!/^\d+(\.\d+)?$/.test(decimal) || fraction.length > places || !Number.isSafeInteger(points))
    throw new Error(`"${decimal}" is no price of ${places} decimal places. Write it as a plain decimal, shorter.`)
  return points
}

/** The process's price as it is recorded: rounded to the nearest point, never below one. */
export const record = (exact: number, places: number): number => Math.max(1, Math.round(exact * 10 ** places))
