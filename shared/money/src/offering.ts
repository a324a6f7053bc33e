/** What a token offering costs (docs/rules/invest.md#offerings). */
import { big, count, min, type Num, truncate } from './big.ts'
import type { Decimal } from './decimal.ts'

/** Places of a winning price: no finer than a market can quote. */
export const WINNING_PLACES = 6

export interface OfferingPrices {
  floorPrice: Num
  estimatedPrice: Num
}

/** floor + (estimated − floor)·min(1, subscribed/total), truncated: never above the estimate (0.08 to 0.10, 600 of 1,000: 0.092). */
export function winningPrice(
  { floorPrice, estimatedPrice }: OfferingPrices,
  subscribed: number,
  total: number,
): Decimal {
  const room = big(estimatedPrice).minus(big(floorPrice))
  const part = room.times(min(count(subscribed), count(total))).div(count(total))
  return truncate(big(floorPrice).plus(part), WINNING_PLACES)
}

/** What so many lots come to in tokens. */
export const lotTokens = (lots: number, lotSize: number): Decimal => count(lots).times(count(lotSize)).toString()

/** And what they cost: exact, no place is lost (5 lots of 100 at 0.092: 46). */
export const lotCost = (lots: number, lotSize: number, price: Num): Decimal =>
  count(lots).times(count(lotSize)).times(big(price)).toString()
