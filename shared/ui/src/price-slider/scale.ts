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

/** Steps between a price and the left end; a float is exact enough to find the nearest. */
const away = ({ from, places }: PriceScale, price: Decimal): number =>
  Math.round((Number(price) - Number(from)) * 10 ** places)

export const stepsOf = (scale: PriceScale): number => Math.max(1, Math.abs(away(scale, scale.to)))

/** Which step of the scale a price is, stopped at both ends. */
export const stepOf = (scale: PriceScale, price: Decimal): number =>
  Math.min(stepsOf(scale), Math.max(0, away(scale, price) * wayOf(scale)))

/** The exact price of a step. */
export const priceOf = (scale: PriceScale, step: number): Decimal => {
  const { from, places } = scale
  return big(from)
    .plus(count(step * wayOf(scale)).div(count(10 ** places)))
    .toFixed(places)
}

/** Where a price stands, from 0 to 1. */
export const placeOf = (scale: PriceScale, price: Decimal): number => stepOf(scale, price) / stepsOf(scale)
