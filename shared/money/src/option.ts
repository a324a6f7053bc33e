/** Options: European, paid in cash, bought from the exchange (docs/rules/money.md#options). A rise is long, a fall short. */
import { type Big, big, compare, isMultipleOf, max, type Num, roundDown, roundUp, truncateToStep } from './big.ts'
import type { Decimal } from './decimal.ts'
import { logarithm, normal } from './elementary.ts'
import { charge, credit, LEDGER_PLACES } from './ledger.ts'
import { type Side, signed } from './side.ts'

const YEAR_SECONDS = 31_536_000

/** A premium is quoted, per unit, to the cent, and costs at least one. */
const PREMIUM_PLACES = 2
const LEAST_PREMIUM = '0.01'

export interface OptionTerms {
  side: Side
  /** The underlying's mark. */
  price: Num
  strike: Num
  /** A year, a fraction. */
  volatility: Decimal
  /** To the expiry, as they count: open seconds, and a quarter of closed ones. */
  seconds: number
}

/** s(P − K), or nothing: what one of it pays at a price. */
const intrinsic = (side: Side, strike: Num, price: Num): Big => max('0', signed(side, big(price).minus(big(strike))))

/** Black and Scholes with a rate of 0, in floats. */
function blackScholes(sign: number, price: number, strike: number, deviation: number): number {
  const far = logarithm(price / strike) / deviation + deviation / 2
  const near = far - deviation
  return sign * (price * normal(sign * far) - strike * normal(sign * near))
}

/** What one is worth, truncated to eight places by the model's float: finer than any premium, coarser than its noise. */
export function fairPremium({ side, price, strike, volatility, seconds }: OptionTerms): Decimal {
  if (seconds <= 0) return intrinsic(side, strike, price).toString()
  const deviation = Number(volatility) * Math.sqrt(seconds / YEAR_SECONDS)
  const sign = side === 'long' ? 1 : -1
  const value = blackScholes(sign, Number(price.toString()), Number(strike.toString()), deviation)
  return max('0', value.toFixed(LEDGER_PLACES)).toString()
}

/** What one costs: the markup above what it is worth, rounded up to the cent. */
export const askPremium = (terms: OptionTerms, markup: Num): Decimal =>
  max(LEAST_PREMIUM, roundUp(big(fairPremium(terms)).times(big('1').plus(big(markup))), PREMIUM_PLACES)).toString()

/** What one brings when it is sold back: the markup below, rounded down to the cent. */
export const bidPremium = (terms: OptionTerms, markup: Num): Decimal =>
  roundDown(big(fairPremium(terms)).times(big('1').minus(big(markup))), PREMIUM_PLACES)

/** The most that one may cost where the mark may still move against the buyer by a tolerance. */
export const highestPremium = (terms: OptionTerms, markup: Num, tolerance: Num): Decimal =>
  askPremium({ ...terms, price: big(terms.price).times(big('1').plus(signed(terms.side, tolerance))) }, markup)

/** The least that one brings where the mark may still move against the seller by a tolerance. */
export const lowestBid = (terms: OptionTerms, markup: Num, tolerance: Num): Decimal =>
  bidPremium({ ...terms, price: big(terms.price).times(big('1').minus(signed(terms.side, tolerance))) }, markup)

/** A tolerance of the mark is counted in millionths. */
const MILLION = 1_000_000

/** The widest tolerance that fits, found by halving. @param widest a fraction · @param fits holds up to it alone */
function widestThat(widest: Decimal, fits: (tolerance: Decimal) => boolean): Decimal {
  let [low, high] = [0, Math.floor(Number(widest) * MILLION) + 1]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits((middle / MILLION).toFixed(6))) low = middle
    else high = middle
  }
  return big((low / MILLION).toFixed(6)).toString()
}

/** How far the mark may move against the buyer until the premium costs more than a part above today's. @param widest the most that is looked for */
export function buyerTolerance(terms: OptionTerms, markup: Num, part: Num, widest: Decimal): Decimal {
  const most = big(askPremium(terms, markup)).times(big('1').plus(big(part)))
  return widestThat(widest, tolerance => compare(highestPremium(terms, markup, tolerance), most) <= 0)
}

/** How far the mark may move against the seller until the premium brings less than a part below today's. */
export function sellerTolerance(terms: OptionTerms, markup: Num, part: Num, widest: Decimal): Decimal {
  const least = big(bidPremium(terms, markup)).times(big('1').minus(big(part)))
  return widestThat(widest, tolerance => compare(lowestBid(terms, markup, tolerance), least) >= 0)
}

export const optionCost = (quantity: Num, premium: Num): Decimal => charge(big(quantity).times(big(premium)))
export const sellBackValue = (quantity: Num, premium: Num): Decimal => credit(big(quantity).times(big(premium)))

/** What so many pay where the market stands at a price as they end. */
export const optionPayoff = (side: Side, quantity: Num, strike: Num, price: Num): Decimal =>
  credit(big(quantity).times(intrinsic(side, strike, price)))

/** The price from which on it has earned its premium. */
export const optionBreakEven = (side: Side, strike: Num, premium: Num): Decimal =>
  big(strike).plus(signed(side, premium)).toString()

/** What it brings beyond its cost; its yield is changeRate(cost, value). */
export const optionReturn = (value: Num, cost: Num): Decimal => big(value).minus(big(cost)).toString()

const nearestStrike = (price: Num, step: Num): Big => big(truncateToStep(big(price).plus(big(step).div('2')), step))

const OFFERED_STEPS = ['-2', '-1', '0', '1', '2'] as const
const GOOD_STEPS = '3'

/** The strikes on offer, upwards: the one nearest to the mark, and two on either side. */
export const strikesAround = (price: Num, step: Num): Decimal[] =>
  OFFERED_STEPS.map(steps => nearestStrike(price, step).plus(big(step).times(steps)).toString())

/** Whether a strike that was on offer may still be bought: within three steps of the one that is nearest by now. */
export const isStrikeGood = (strike: Num, price: Num, step: Num): boolean =>
  isMultipleOf(strike, step) &&
  compare(big(strike).minus(nearestStrike(price, step)).abs(), big(step).times(GOOD_STEPS)) <= 0
