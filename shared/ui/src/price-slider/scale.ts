import { big, count } from '@shared/money/big'
import type { Decimal } from '@shared/money/decimal'

/** Prices from the left end to the right one, which may be the lower. */
export interface PriceScale {
  from: Decimal
  to: Decimal
  /** Of the symbol's prices: one step is one of the last digit. */
  places: number
}

const wayOf = ({ from, to }: PriceScale): 1 | -1 => (Number(to) < Number(from) ? -1 : 1)

/** Digits that a float holds exactly. */
const EXACT_DIGITS = 15

/** Digits after the mark of one step: fewer than the prices have where a float could not count the steps. */
const gridOf = ({ from, to, places }: PriceScale): number => {
  const whole = Math.ceil(Math.log10(Math.max(Number(from), Number(to)) + 1))
  return Math.max(0, Math.min(places, EXACT_DIGITS - whole))
}

/** Steps between a price and the left end; a float is exact enough to find the nearest. */
const away = (scale: PriceScale, price: Decimal): number =>
  Math.round((Number(price) - Number(scale.from)) * 10 ** gridOf(scale))

export const stepsOf = (scale: PriceScale): number => Math.max(1, Math.abs(away(scale, scale.to)))

/** Which step of the scale a price is, stopped at both ends. */
export const stepOf = (scale: PriceScale, price: Decimal): number =>
  Math.min(stepsOf(scale), Math.max(0, away(scale, price) * wayOf(scale)))

/** The exact price of a step. */
export const priceOf = (scale: PriceScale, step: number): Decimal => {
  const { from, places } = scale
  return big(from)
    .plus(count(step * wayOf(scale)).times(big(`1e-${gridOf(scale)}`)))
    .toFixed(places)
}

/** Where a price stands, from 0 to 1. */
export const placeOf = (scale: PriceScale, price: Decimal): number => stepOf(scale, price) / stepsOf(scale)
