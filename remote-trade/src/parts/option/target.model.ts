/** Where the market may end: which prices are looked at, and what an option brings at one. */
import type { OptionTerm } from '@shared/contract'
import { big, changeRate, count, type Decimal, optionPayoff, optionReturn, roundUp, type Side } from '@shared/money'
import { type OptionForm, stepOf } from './option.model.ts'

export type OptionEnd = { profit: Decimal; yield: Decimal }

/** What it brings beyond its cost where the market ends at a price; the yield is a fraction of the cost. */
export function endAt(side: Side, strike: Decimal, quantity: Decimal, cost: Decimal, price: Decimal): OptionEnd {
  const payoff = optionPayoff(side, quantity, strike, price)
  return { profit: optionReturn(payoff, cost), yield: changeRate(cost, payoff) }
}

const YEAR_SECONDS = 31_536_000
/** Deviations to either side of the strike that a target is looked for in. */
const WIDTH = 2.5

export type Range = { low: Decimal; high: Decimal }

/** Prices that a target is chosen from, on whole strikes, so that it does not move with each tick. Drawn, never paid by. */
export function rangeOf(strike: Decimal, term: OptionTerm): Range {
  const deviation = Number(term.impliedVolatility) * Math.sqrt(term.seconds / YEAR_SECONDS)
  const step = big(stepOf(term))
  const steps = roundUp(
    big(strike)
      .times(big((deviation * WIDTH).toFixed(8)))
      .div(step),
    0,
  )
  const half = step.times(big(steps))
  return { low: big(strike).minus(half).toString(), high: big(strike).plus(half).toString() }
}

/** Where a price stands in the range, in whole percent of it, as a slider counts. */
export function placeIn({ low, high }: Range, price: Decimal): number {
  const part = big(price)
    .minus(big(low))
    .times('100')
    .div(big(high).minus(big(low)))
  return Math.min(100, Math.max(0, Math.round(Number(part.toString()))))
}

export const priceIn = ({ low, high }: Range, percent: number): Decimal =>
  big(high).minus(big(low)).times(count(percent)).div('100').plus(big(low)).toString()

/** Well in the favour of whoever buys, until a target is chosen. */
const HOPED = { long: 75, short: 25 } as const
export const targetOf = ({ target, side }: OptionForm, range: Range): Decimal => target || priceIn(range, HOPED[side])
