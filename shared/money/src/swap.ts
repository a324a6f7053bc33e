/** The swap: one currency for another at the newest rate (docs/rules/money.md#swap). */
import { big, type Num, roundUp, truncate } from './big.ts'
import type { Decimal } from './decimal.ts'
import { LEDGER_PLACES } from './ledger.ts'

/** What the exchange keeps of what is obtained. */
export const SWAP_SPREAD = '0.002'
/** How far the rate may have fallen since it was shown, at most. */
export const SWAP_TOLERANCE = '0.005'
/** What one may be worth, USDT. */
export const SWAP_LEAST = '1'
export const SWAP_MOST = '50000'

/** Digits that a rate keeps: fifty thousand dollars of the cheapest coin in bitcoin lose none of the ledger's. */
const RATE_PLACES = 18

/** Units of `to` for one of `from`, by what each is worth. */
export const crossRate = (from: Num, to: Num): Decimal => truncate(big(from).div(big(to)), RATE_PLACES)

/** in·rate·(1 − spread), truncated. @param rate as crossRate has it, or as the exchange told it */
export const swapObtained = (issued: Num, rate: Num, spread: Num): Decimal =>
  truncate(
    big(issued)
      .times(big(rate))
      .times(big('1').minus(big(spread))),
    LEDGER_PLACES,
  )

/** The lowest rate that is still taken. */
const lowest = (expected: Num, tolerance: Num) => big(expected).times(big('1').minus(big(tolerance)))

/** Whether the rate has fallen by more than the tolerance since it was shown. */
export const rateMoved = (expected: Num, rate: Num, tolerance: Num): boolean =>
  big(rate).lt(lowest(expected, tolerance))

/** What is obtained at worst, where the rate may fall by the tolerance. */
export const leastReceived = (issued: Num, rate: Num, spread: Num, tolerance: Num): Decimal =>
  swapObtained(issued, lowest(rate, tolerance), spread)

/** How much of a currency may be exchanged at once. @param price USDT for one of it */
export const swapRange = (price: Num): { min: Decimal; max: Decimal } => ({
  min: roundUp(big(SWAP_LEAST).div(big(price)), LEDGER_PLACES),
  max: truncate(big(SWAP_MOST).div(big(price)), LEDGER_PLACES),
})
