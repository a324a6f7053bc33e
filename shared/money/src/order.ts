/** Prices an order may have, and when it fills. `side` is the order's: long buys, short sells. */
import { big, type Num, roundUp, truncate } from './big.ts'
import type { Decimal } from './decimal.ts'
import { opposite, type Side, signed } from './side.ts'

/** Whether a limit order fills at a tick: the first tick at or beyond its price. */
export const fillsLimit = (side: Side, limit: Num, tick: Num): boolean =>
  side === 'long' ? big(tick).lte(big(limit)) : big(tick).gte(big(limit))

/** Whether a stop order fills at a tick: a buy once the price has risen to its trigger, a sell once it has fallen to it. */
export const fillsStop = (side: Side, trigger: Num, tick: Num): boolean => fillsLimit(opposite(side), trigger, tick)

/** Whether the price has moved against the orderer by more than the tolerance ("0.005" = 0.5 %) since it was shown. */
export const movedAgainst = (side: Side, expected: Num, tick: Num, tolerance: Num): boolean =>
  signed(side, big(tick).minus(big(expected))).gt(big(expected).times(big(tolerance)))

/** The limit prices that are accepted: market ± 20 %. */
export const limitRange = (mark: Num, places: number): { min: Decimal; max: Decimal } => ({
  min: roundUp(big(mark).times('0.8'), places),
  max: truncate(big(mark).times('1.2'), places),
})
