/** How large an order may be: each rule with the name that the exchange refuses by. */
import { compare, isMultipleOf, type Num } from './big.ts'
import type { Decimal } from './decimal.ts'
import { leverageCap, notionalCap, type Tier } from './margin.ts'

/** What a symbol says of quantities. */
export interface Lots {
  minQuantity: Decimal
  maxQuantity: Decimal
  quantityStep: Decimal
}

export type QuantityRefusal =
  | { name: 'quantity-range'; min: Decimal; max: Decimal }
  | { name: 'quantity-step'; step: Decimal }

const within = (quantity: Num, min: Decimal, max: Decimal, step: Decimal): QuantityRefusal | null => {
  if (compare(quantity, min) < 0 || compare(quantity, max) > 0) return { name: 'quantity-range', min, max }
  return isMultipleOf(quantity, step) ? null : { name: 'quantity-step', step }
}

/** An order lies between the symbol's smallest and largest, on its step. */
export const quantityRefusal = (quantity: Num, { minQuantity, maxQuantity, quantityStep }: Lots) =>
  within(quantity, minQuantity, maxQuantity, quantityStep)

/** A part of a position, to be closed: on the step, at least one of it, at most the whole. */
export const partRefusal = (part: Num, whole: Decimal, { quantityStep }: Pick<Lots, 'quantityStep'>) =>
  within(part, quantityStep, whole, quantityStep)

export type LeverageRefusal =
  /** More than any leverage allows. */
  | { name: 'position-limit'; max: Decimal }
  /** @param n the highest for this size */
  | { name: 'leverage-limit'; n: number }

/**
 * A leverage is one of the symbol's, and no higher than its tier for the size allows.
 * @param total notional: everything held of the symbol, and the order
 */
export function leverageRefusal(
  leverage: number,
  { tiers, leverages }: { tiers: readonly Tier[]; leverages: readonly number[] },
  total: Num,
): LeverageRefusal | null {
  const n = leverageCap(tiers, total)
  if (n === 0) return { name: 'position-limit', max: notionalCap(tiers, 1) }
  return leverage > n || !leverages.includes(leverage) ? { name: 'leverage-limit', n } : null
}
