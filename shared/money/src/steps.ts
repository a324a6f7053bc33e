/**
 * How fine a price is quoted (docs/rules/trade.md#symbols). Orders deal at a rounded price, so somebody who buys after a
 * fall of a step and sells after a rise gains one step at most. The cost of buying and selling must stay far above it.
 */
import { big, type Num, truncate } from './big.ts'
import type { Decimal } from './decimal.ts'
import { normal } from './elementary.ts'
import { LEDGER_PLACES } from './ledger.ts'

/** Steps in the cost of a round trip, at least. */
const STEPS_IN_COST = '10'

/** The smallest step of a price with so many decimals. */
export const priceStep = (places: number): Decimal => (places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`)

/** Whether a step is at most a tenth of what buying and selling costs. @param roundTrip that cost, as a share of the price */
export const isFine = (price: Num, places: number, roundTrip: Num): boolean =>
  big(priceStep(places))
    .times(STEPS_IN_COST)
    .lte(big(roundTrip).times(big(price)))

export interface PlacesRange {
  /** The price may fall to this part of itself: "10" is a tenth. */
  fall: Num
  least: number
  most: number
}

/** The fewest decimals that are fine, also after a fall; null where even the most are too few. */
export function placesFor(price: Num, roundTrip: Num, { fall, least, most }: PlacesRange): number | null {
  const fallen = big(price).div(big(fall))
  for (let places = least; places <= most; places++) if (isFine(fallen, places, roundTrip)) return places
  return null
}

export interface RoundedPrice {
  price: Num
  places: number
  /** A year, a fraction. */
  volatility: Decimal
  seconds: number
}

const YEAR_SECONDS = 31_536_000
const ODDS_PLACES = 4

/**
 * The odds at which a second contract is fair for somebody who knows the exact price. At best that price lies half a step
 * above the rounded one: it rises to the next step with chance 1/2, and falls below the last one with N(−step/deviation).
 * @returns the chance of losing divided by the chance of winning, truncated; lower odds give nobody a gain
 */
export function fairestOdds({ price, places, volatility, seconds }: RoundedPrice): Decimal {
  const deviation = Number(price.toString()) * Number(volatility) * Math.sqrt(seconds / YEAR_SECONDS)
  const odds = 2 * normal(-Number(priceStep(places)) / deviation)
  return truncate(odds.toFixed(LEDGER_PLACES), ODDS_PLACES)
}
