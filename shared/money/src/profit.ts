/** What a position has made (docs/rules/money.md#formulas). */
import { type Big, big, count, type Num, sum, truncate } from './big.ts'
import type { Decimal } from './decimal.ts'
import { credit, LEDGER_PLACES } from './ledger.ts'
import { type Side, signed } from './side.ts'

/** s·q·(P − E), exact. */
export const profitOf = (side: Side, quantity: Num, entry: Num, mark: Num): Big =>
  signed(side, big(quantity).times(big(mark).minus(big(entry))))

/** The same as it would be booked: a profit truncated, a loss away from zero, at the ledger's places. */
export const bookedProfit = (side: Side, quantity: Num, entry: Num, mark: Num): Decimal =>
  credit(profitOf(side, quantity, entry, mark))

/** s·(P − E)·L/E, a fraction truncated to eight places: "0.3125" is 31.25 %. Margin added later does not change it. */
export const returnOnEquity = (side: Side, entry: Num, mark: Num, leverage: number): Decimal =>
  fractionOf(signed(side, big(mark).minus(big(entry))).times(count(leverage)), big(entry))

/** Of nothing there is none: a server may say 0 where it knows no price, and that takes no screen away. */
const fractionOf = (part: Big, whole: Big): Decimal => (whole.eq('0') ? '0' : truncate(part.div(whole), LEDGER_PLACES))

/**
 * What a closed position brought after all that was paid for it: for opening, closing, and the nights.
 * @param covered what the insurance paid of it: nobody loses more than was there
 */
export const profitAfterFees = (profit: Num, fees: readonly Num[], covered: Num = '0'): Decimal =>
  big(profit).minus(sum(fees)).plus(big(covered)).toString()

/** net·L/(qE), a fraction truncated to eight places: what was really earned on the initial margin, fees counted. */
export const returnOnMargin = (net: Num, quantity: Num, entry: Num, leverage: number): Decimal =>
  fractionOf(big(net).times(count(leverage)), big(quantity).times(big(entry)))

/** (to − from)/from, a fraction truncated to eight places: a 24-hour change, the distance to a liquidation price. */
export const changeRate = (from: Num, to: Num): Decimal => fractionOf(big(to).minus(big(from)), big(from))
