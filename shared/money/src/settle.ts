/** Who pays a loss: the money behind the position, then the profit of other legs, and the insurance only after both. */
import { type Big, big, max, min, type Num } from './big.ts'
import { type Earning, outstandingOf } from './cross.ts'
import type { Decimal } from './decimal.ts'
import { credit } from './ledger.ts'

export interface Cover<Leg> {
  /** What of the other legs' profit is settled for it; each stays open. */
  settled: readonly { leg: Leg; amount: Decimal }[]
  /** What nobody's money pays: the insurance does. */
  shortfall: Decimal
}

/**
 * Whose profit pays what a close takes beyond the money behind it: the largest first, exactly as much as is missing.
 * @param backing the released margin (isolated), or the free balance (cross)
 * @param due what the close brings after its fee, a loss negative
 * @param others the account's other cross legs; none for an isolated position, which has its margin alone
 */
export function coverLoss<Leg extends Earning>(backing: Num, due: Num, others: readonly Leg[]): Cover<Leg> {
  let missing = max('0', big(backing).plus(big(due)).neg())
  const settled: { leg: Leg; amount: Decimal }[] = []
  for (const { leg, most } of byProfit(others)) {
    const amount = min(missing, most)
    if (amount.lte('0')) break
    settled.push({ leg, amount: amount.toString() })
    missing = missing.minus(amount)
  }
  return { settled, shortfall: missing.toString() }
}

/** `most` is what closing the leg now would book: never more than that may be settled. */
const byProfit = <Leg extends Earning>(legs: readonly Leg[]): { leg: Leg; most: Big }[] =>
  legs.map(leg => ({ leg, most: big(credit(outstandingOf(leg))) })).sort((a, b) => b.most.cmp(a.most))
