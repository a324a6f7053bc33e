/** Closing a position, whole or in part: a part takes its share of the margin with it. */
import { big, max, type Num } from './big.ts'
import type { Decimal } from './decimal.ts'
import { feeOf } from './fee.ts'
import { credit } from './ledger.ts'
import { profitOf } from './profit.ts'
import type { Side } from './side.ts'

export interface OpenPosition {
  side: Side
  quantity: Num
  entry: Num
  /** What the position holds (isolated) or uses (cross). */
  margin: Num
}

export interface Closing {
  /** Gross profit as booked: truncated, a loss rounded away from zero. */
  profit: Decimal
  fee: Decimal
  /** profit − fee */
  net: Decimal
  /** The share of the margin that is released. */
  margin: Decimal
  rest: { quantity: Decimal; margin: Decimal }
}

/** The share of an amount for a part of a quantity, truncated; the last part takes all that is left. */
export const shareOf = (amount: Num, part: Num, whole: Num): Decimal =>
  credit(big(amount).times(big(part)).div(big(whole)))

/**
 * Profit, fee and margin of closing `quantity` of a position at `price`.
 * @throws RangeError unless 0 < quantity ≤ the position's
 */
export function closePosition(position: OpenPosition, quantity: Num, price: Num, feeRate: Num): Closing {
  if (big(quantity).lte('0') || big(quantity).gt(big(position.quantity)))
    throw new RangeError(`Cannot close ${quantity} of a position of ${position.quantity}. Check the quantity first.`)
  const gross = credit(profitOf(position.side, quantity, position.entry, price))
  const closeFee = feeOf(quantity, price, feeRate)
  const margin = shareOf(position.margin, quantity, position.quantity)
  const rest = big(position.quantity).minus(big(quantity)).toString()
  return {
    profit: gross,
    fee: closeFee,
    net: big(gross).minus(big(closeFee)).toString(),
    margin,
    rest: { quantity: rest, margin: big(position.margin).minus(big(margin)).toString() },
  }
}

export interface Settlement {
  /** What goes back to the account: never below zero. */
  returned: Decimal
  /** What a gap took beyond the money behind the position: the insurance pays it. */
  shortfall: Decimal
}

/** What is left of the money behind a position: the released margin (isolated) or the free balance (cross). */
export function settle(backing: Num, net: Num): Settlement {
  const left = big(backing).plus(big(net))
  return { returned: max('0', left).toString(), shortfall: max('0', left.neg()).toString() }
}
