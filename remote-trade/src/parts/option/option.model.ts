/** An option in numbers: what is typed, what is on offer, and what that costs (docs/rules/trade.md#options). */
import type { OptionTerm } from '@shared/contract'
import { WIDEST_TOLERANCE } from '@shared/contract/limits'
import {
  askPremium,
  big,
  buyerTolerance,
  compare,
  type Decimal,
  highestPremium,
  isStrikeGood,
  type Lots,
  type OptionTerms,
  optionBreakEven,
  optionCost,
  type Side,
  strikesAround,
} from '@shared/money'

/** The values of the fields. */
export type OptionForm = {
  side: Side
  /** '' until one was chosen: then the first counts. */
  setId: string
  /** '' until one was chosen, or anything else filled in: until then the one nearest to the market counts. */
  strike: Decimal | ''
  quantity: Decimal | ''
  /** '' until one was chosen. */
  target: Decimal | ''
}

/** The market and account that an order is checked against. */
export type OptionContext = {
  terms: readonly OptionTerm[]
  /** The underlying's mark. */
  price: Decimal
  /** Positions that run. */
  running: number
}

export const expiryOf = (terms: readonly OptionTerm[], setId: string): OptionTerm | undefined =>
  terms.find(({ id }) => id === setId) ?? terms[0]

/** How far apart the strikes on offer are. */
export const stepOf = ({ strikes: [first = '0', second = '1'] }: OptionTerm): Decimal =>
  big(second).minus(big(first)).toString()

/** Its smallest is its step too. */
export const lotsOf = ({ minQuantity, maxQuantity }: OptionTerm): Lots => ({
  minQuantity,
  maxQuantity,
  quantityStep: minQuantity,
})

/** The one that was chosen, else the one nearest to the market. */
export const strikeOf = ({ strike }: Pick<OptionForm, 'strike'>, term: OptionTerm, price: Decimal): Decimal =>
  strike || (strikesAround(price, stepOf(term))[2] ?? price)

/**
 * The form with its strike: none moves under a finger with the market or the expiry as long as it may be bought.
 * @param before the strike that stood there last
 */
export function pinned(form: OptionForm, term: OptionTerm, price: Decimal, before: Decimal | undefined): OptionForm {
  const kept = before && isStrikeGood(before, price, stepOf(term)) ? before : ''
  return { ...form, strike: strikeOf({ strike: form.strike || kept }, term, price) }
}

/** What is on offer at this price, upwards; a chosen one stays as long as it may still be bought. */
export function strikesOn(form: OptionForm, term: OptionTerm, price: Decimal): Decimal[] {
  const step = stepOf(term)
  const offered = strikesAround(price, step)
  const chosen = strikeOf(form, term, price)
  if (offered.includes(chosen) || !isStrikeGood(chosen, price, step)) return offered
  return [...offered, chosen].toSorted((a, b) => compare(a, b))
}

const quoted = (side: Side, strike: Decimal, term: OptionTerm, price: Decimal): OptionTerms => ({
  ...{ side, strike, price },
  volatility: term.impliedVolatility,
  seconds: term.countedSeconds,
})

/** What one costs at this price, as the exchange counts it. */
export const premiumOf = (side: Side, strike: Decimal, term: OptionTerm, price: Decimal): Decimal =>
  askPremium(quoted(side, strike, term, price), term.markup)

export type OptionOffer = { premium: Decimal; cost: Decimal; breakEven: Decimal }

/** @param quantity above zero */
export function offerOf(
  { side, strike, quantity }: Pick<OptionIntent, 'side' | 'strike' | 'quantity'>,
  term: OptionTerm,
  price: Decimal,
): OptionOffer {
  const premium = premiumOf(side, strike, term, price)
  return { premium, cost: optionCost(quantity, premium), breakEven: optionBreakEven(side, strike, premium) }
}

/** How far the mark may move, as the exchange is told, so that the premium rises by no more than a part. */
export const markTolerance = ({ side, strike, term }: OptionIntent, price: Decimal, part: Decimal): Decimal =>
  buyerTolerance(quoted(side, strike, term, price), term.markup, part, WIDEST_TOLERANCE)

/** The most that it may cost where the mark may still move against the person. @param tolerance of the mark */
export const highestCost = ({ side, strike, quantity, term }: OptionIntent, price: Decimal, tolerance: Decimal) =>
  optionCost(quantity, highestPremium(quoted(side, strike, term, price), term.markup, tolerance))

/** What the confirm sheet shows and the exchange gets, whatever is typed or ticks meanwhile. */
export type OptionIntent = { symbol: string; side: Side; term: OptionTerm; strike: Decimal; quantity: Decimal }
