/** Closing a position, whole or in part: a part takes its share of the margin with it. */
import { big, type Num } from './big.ts'
import type { Decimal } from './decimal.ts'
import { feeOf } from './fee.ts'
import { credit } from './ledger.ts'
import { bookedProfit } from './profit.ts'
import type { Side } from './side.ts'

export interface OpenPosition {
  side: Side
  quantity: Num
  entry: Num
  /** What the position holds (isolated) or uses (cross). */
  margin: Num
  /** How much of its profit was paid out already. */
  settled: Num
  /** What one of the quantity counts: 1, and of a CFD a lot in dollars of its quote currency. */
  unit?: Num
}

export interface Closing {
  /** Gross profit as booked: truncated, a loss rounded away from zero. */
  profit: Decimal
  fee: Decimal
  /** profit − fee */
  net: Decimal
  /** The share of what was settled before. */
  settled: Decimal
  /** net − settled: what the account still gets, or pays. */
  due: Decimal
  /** The share of the margin that is released. */
  margin: Decimal
  rest: { quantity: Decimal; margin: Decimal; settled: Decimal }
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
  const size = big(quantity).times(big(position.unit ?? '1'))
  const gross = bookedProfit(position.side, size, position.entry, price)
  const closeFee = feeOf(size, price, feeRate)
  const net = minus(gross, closeFee)
  const margin = shareOf(position.margin, quantity, position.quantity)
  const settled = shareOf(position.settled, quantity, position.quantity)
  const rest = {
    quantity: minus(position.quantity, quantity),
    margin: minus(position.margin, margin),
    settled: minus(position.settled, settled),
  }
  return { profit: gross, fee: closeFee, net, settled, due: minus(net, settled), margin, rest }
}

const minus = (a: Num, b: Num): Decimal => big(a).minus(big(b)).toString()
