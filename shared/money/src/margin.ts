/** What a position ties up, and what it must still be worth (docs/rules/money.md#formulas). */
import { type Big, big, compare, count, type Num } from './big.ts'
import type { Decimal } from './decimal.ts'
import { charge } from './ledger.ts'

/** One row of a symbol's risk table, ordered by size. `deduction` makes maintenance continuous across rows. */
export interface Tier {
  /** The largest q·P of this row, inclusive, in quote currency. */
  maxNotional: Decimal
  /** A fraction: "0.004" is 0.4 %. */
  maintenanceRate: Decimal
  deduction: Decimal
  maxLeverage: number
}

/** q·P */
export const notionalOf = (quantity: Num, price: Num): Big => big(quantity).times(big(price))

/** qE/L, rounded up to the ledger's eight places (0.1 BTC at 64,000 with 20x: 320). */
export const initialMargin = (quantity: Num, entry: Num, leverage: number): Decimal =>
  charge(notionalOf(quantity, entry).div(count(leverage)))

/** The row for a notional; beyond the table the last row holds. */
export function tierAt(tiers: readonly Tier[], size: Num): Tier {
  const tier = tiers.find(({ maxNotional }) => compare(size, maxNotional) <= 0) ?? tiers.at(-1)
  if (!tier) throw new RangeError('A symbol without tiers cannot be traded with leverage. Give it at least one row.')
  return tier
}

/** Maintenance margin qPm − c at a mark price, exact. */
export function maintenanceMargin(tiers: readonly Tier[], quantity: Num, mark: Num): Big {
  const size = notionalOf(quantity, mark)
  const { maintenanceRate, deduction } = tierAt(tiers, size)
  return size.times(big(maintenanceRate)).minus(big(deduction))
}

/** What a position must still be worth: maintenance and the fee of closing it. At or below this it is liquidated. */
export const requiredEquity = (tiers: readonly Tier[], quantity: Num, mark: Num, feeRate: Num): Big =>
  maintenanceMargin(tiers, quantity, mark).plus(notionalOf(quantity, mark).times(big(feeRate)))

/** The highest leverage for an account's total notional of a symbol; 0 when that is beyond the table. */
export const leverageCap = (tiers: readonly Tier[], total: Num): number =>
  tiers.find(({ maxNotional }) => compare(total, maxNotional) <= 0)?.maxLeverage ?? 0

/** The largest total notional that may be held at a leverage; "0" when no row allows it. */
export const notionalCap = (tiers: readonly Tier[], leverage: number): Decimal =>
  tiers.findLast(({ maxLeverage }) => maxLeverage >= leverage)?.maxNotional ?? '0'
