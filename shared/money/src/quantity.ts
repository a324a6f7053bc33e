/** How much can be ordered. */
import { big, count, max, min, type Num, truncateToStep } from './big.ts'
import type { Decimal } from './decimal.ts'
import { feeOf } from './fee.ts'
import { initialMargin, notionalCap, type Tier } from './margin.ts'

export interface QuantityLimits {
  available: Num
  price: Num
  leverage: number
  feeRate: Num
  step: Num
  /** The symbol's largest order. */
  maxQuantity: Num
  tiers: readonly Tier[]
  /** The notional the account already holds of this symbol: it counts against the leverage's cap. */
  heldNotional: Num
}

/** What an order takes from the available balance: initial margin and opening fee. */
export const openingCost = (quantity: Num, price: Num, leverage: number, feeRate: Num): Decimal =>
  big(initialMargin(quantity, price, leverage))
    .plus(big(feeOf(quantity, price, feeRate)))
    .toString()

/** The largest quantity, on the step, that the balance, the leverage's cap and the symbol allow; "0" when none. */
export function largestQuantity(limits: QuantityLimits): Decimal {
  const { available, price, leverage, feeRate, step, maxQuantity, tiers, heldNotional } = limits
  // available·L/(P(1 + fL)) is the formula with a single division.
  const perUnit = big(price).times(big('1').plus(big(feeRate).times(count(leverage))))
  const affordable = big(available).times(count(leverage)).div(perUnit)
  const capped = big(notionalCap(tiers, leverage)).minus(big(heldNotional)).div(big(price))
  let quantity = big(truncateToStep(max('0', min(min(affordable, capped), maxQuantity)), step))
  // Margin and fee are each rounded up by less than a minor unit, which the very last step may not have room for.
  while (quantity.gt('0') && big(openingCost(quantity, price, leverage, feeRate)).gt(big(available)))
    quantity = quantity.minus(big(step))
  return max('0', quantity).toString()
}

/** A part of a whole, on the step: the slider's and the chips' 25, 50, 75, 100 %. All of it stays all of it. */
export const portion = (whole: Num, percent: number, step: Num): Decimal =>
  percent === 100 ? big(whole).toString() : truncateToStep(big(whole).times(count(percent)).div('100'), step)

/** The quantity, on the step, that an amount of quote currency buys. */
export const quantityForAmount = (amount: Num, price: Num, step: Num): Decimal =>
  truncateToStep(big(amount).div(big(price)), step)
