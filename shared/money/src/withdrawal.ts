/** What a withdrawal costs, and what arrives: the form shows these, the exchange books them. */
import { big, max, type Num, roundUp, truncate } from './big.ts'
import type { Decimal } from './decimal.ts'

/** A network's terms: fixed, or a rate with a least; in the currency itself. */
export interface WithdrawalTerms {
  feeFixed?: Decimal | null | undefined
  /** A fraction of the amount. */
  feeRate?: Decimal | null | undefined
  feeMin?: Decimal | null | undefined
}

/**
 * feeFixed, or max(feeMin, amount·feeRate) rounded up (500 at 0.5 %, least 2: 2.5).
 * @param places of the currency as it is shown
 */
export function withdrawalFee(amount: Num, { feeFixed, feeRate, feeMin }: WithdrawalTerms, places: number): Decimal {
  if (feeFixed != null) return big(feeFixed).toString()
  return max(feeMin ?? '0', roundUp(big(amount).times(big(feeRate ?? '0')), places)).toString()
}

/** What is sent: amount less fee. At most zero where nothing would be left. */
export const withdrawalNet = (amount: Num, fee: Num): Decimal => max('0', big(amount).minus(big(fee))).toString()

/** What a bank pays for it: net·rate, truncated to the places of its currency (497.5 at 36 THB: 17,910). */
export const payoutAmount = (net: Num, rate: Num, places: number): Decimal =>
  truncate(big(net).times(big(rate)), places)

/** Whether a rate is further from the one that was shown than the fraction allows. */
export const hasDrifted = (shown: Num, now: Num, most: Num): boolean =>
  big(now)
    .minus(big(shown))
    .abs()
    .gt(big(shown).times(big(most)))
