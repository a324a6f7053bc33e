/** Take-profit and stop-loss: their prices, when they are reached, and which the exchange refuses. */
import { big, count, max, min, type Num, truncate } from './big.ts'
import type { Decimal } from './decimal.ts'
import { type Side, signed } from './side.ts'

/** The price at which a position's return on equity is `rate` ("0.5" = 50 %, negative for a stop): E(1 + s·rate/L). */
export const priceAtReturn = (side: Side, entry: Num, leverage: number, rate: Num, places: number): Decimal =>
  truncate(big(entry).plus(signed(side, big(entry).times(big(rate)).div(count(leverage)))), places)

/** Whether a price has gone as far against the position as a stop (or a liquidation price), or beyond it. */
export const reachesStop = (side: Side, price: Num, stop: Num): boolean =>
  side === 'long' ? big(price).lte(big(stop)) : big(price).gte(big(stop))

/** Whether a price has gone as far in the position's favour as a take-profit, or beyond it. */
export const reachesTarget = (side: Side, price: Num, target: Num): boolean =>
  side === 'long' ? big(price).gte(big(target)) : big(price).lte(big(target))

/** A take-profit must lie beyond the price, in the position's favour. */
export const takeProfitRefusal = (side: Side, price: Num, takeProfit: Num): 'stop-side' | null =>
  reachesTarget(side, price, takeProfit) ? 'stop-side' : null

/** A stop-loss must lie beyond the price, against the position, and be met before the liquidation price. */
export function stopLossRefusal(
  side: Side,
  price: Num,
  stopLoss: Num,
  liquidation: Num | null,
): 'stop-side' | 'stop-liquidation' | null {
  if (reachesStop(side, price, stopLoss)) return 'stop-side'
  return liquidation !== null && reachesStop(side, stopLoss, liquidation) ? 'stop-liquidation' : null
}

/** Where a trailing stop stands: its distance behind the best mark since it was set. */
export const trailingStop = (side: Side, best: Num, distance: Num): Decimal =>
  big(best).minus(signed(side, distance)).toString()

/** The better of two marks for a position. */
export const betterMark = (side: Side, one: Num, other: Num): Decimal =>
  (side === 'long' ? max(one, other) : min(one, other)).toString()
