/**
 * The price at which a position is closed for it: where margin plus profit has fallen to maintenance plus the closing fee.
 * Long (qE − M − c)/(q(1 − m)), short (qE + M + c)/(q(1 + m)), with the closing fee rate added to m.
 */
import { type Big, big, type Num, roundUp, truncate } from './big.ts'
import type { Decimal } from './decimal.ts'
import { maintenanceMargin, notionalOf, type Tier, tierAt } from './margin.ts'
import { type Side, signed } from './side.ts'

export interface Exposure {
  side: Side
  quantity: Num
  entry: Num
  tiers: readonly Tier[]
  /** The closing (taker) fee rate. */
  feeRate: Num
  /** Units of a base that is the dollar itself (USDJPY): what they make in dollars is divided by the price. */
  dollarUnits?: Num
}

/** What else leans on the money that secures a cross position. */
export interface CrossBacking {
  /** The contract account's free balance. */
  wallet: Num
  /** Σ `requiredEquity` of the other cross positions. */
  otherRequired: Num
  /** Σ outstanding profit of the other cross positions. */
  otherProfit: Num
  /** What was settled of this position's own profit: it is not there a second time. */
  settled: Num
}

/** The formula with one tier's rate and deduction. */
function priceInTier({ side, quantity, entry, feeRate }: Exposure, margin: Big, tier: Tier): Big {
  const value = notionalOf(quantity, entry)
  const rate = big(tier.maintenanceRate).plus(big(feeRate))
  const cushion = margin.plus(big(tier.deduction))
  return side === 'long'
    ? value.minus(cushion).div(big(quantity).times(big('1').minus(rate)))
    : value.plus(cushion).div(big(quantity).times(big('1').plus(rate)))
}

/**
 * The exact price. The tier is that of the notional *at that price*, so a price that lands in another tier is solved again
 * with it (Newton's method on a line of straight pieces: at most one step per tier).
 */
export function exactLiquidation(exposure: Exposure, margin: Num): Big {
  if (exposure.dollarUnits !== undefined) return ofDollarBase(exposure, exposure.dollarUnits, big(margin))
  const { quantity, entry, tiers } = exposure
  let tier = tierAt(tiers, notionalOf(quantity, entry))
  let price = priceInTier(exposure, big(margin), tier)
  for (const _ of tiers) {
    const reached = tierAt(tiers, notionalOf(quantity, price))
    if (reached === tier) break
    tier = reached
    price = priceInTier(exposure, big(margin), tier)
  }
  return price
}

/** s·u·(1 − E/P) = required − M, solved for P; 0 where no price does it. */
function ofDollarBase({ side, entry, tiers, quantity }: Exposure, units: Num, margin: Big): Big {
  const required = maintenanceMargin(tiers, quantity, entry)
  const part = big('1').minus(signed(side, required.minus(margin)).div(big(units)))
  return part.gt('0') ? big(entry).div(part) : big('0')
}

/**
 * The first price of the symbol's grid at which the position is liquidated: what is shown is what triggers.
 * A long's is truncated, a short's rounded up. Null ("--") when no price above zero does it.
 * @param margin isolated: the margin the position holds
 * @param places the symbol's price precision
 */
export function liquidationPrice(exposure: Exposure, margin: Num, places: number): Decimal | null {
  const exact = exactLiquidation(exposure, margin)
  const price = exposure.side === 'long' ? truncate(exact, places) : roundUp(exact, places)
  return big(price).gt('0') ? price : null
}

/** The same for a cross position: M = wallet − settled − other maintenance + other outstanding profit, other prices standing still. */
export const crossLiquidationPrice = (exposure: Exposure, backing: CrossBacking, places: number): Decimal | null =>
  liquidationPrice(
    exposure,
    big(backing.wallet).minus(big(backing.settled)).minus(big(backing.otherRequired)).plus(big(backing.otherProfit)),
    places,
  )
