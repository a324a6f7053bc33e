/** How often somebody was right, how often they needed to be, and what it brought. */
import type { Outcomes } from '@shared/contract/calls/trade/terms'
import { big, count, type Decimal, roundUp } from '@shared/money'

/** Fewer say nothing. */
const ENOUGH = 10

export type OwnRate = {
  right: number
  ended: number
  /** So many would have come out even; null where nobody can say. */
  needed: Decimal | null
  /** Below zero: what it cost. */
  net: Decimal
}

/** The rate that comes out even, by what was gained and lost on average; null where all were right or none, or nothing was at stake. */
function evenRate({ ended, right, gained, lost }: Outcomes): Decimal | null {
  if (right <= 0 || right >= ended) return null
  const [gain, loss] = [big(gained).div(count(right)), big(lost).div(count(ended - right))]
  const stake = gain.plus(loss)
  return stake.gt('0') ? loss.div(stake).toString() : null
}

/** @param usual the rate that comes out even on the terms of today, a fraction · @returns null until there are enough */
export function ownRate(outcomes: Outcomes | null | undefined, usual: Decimal | null): OwnRate | null {
  if (!outcomes || outcomes.ended < ENOUGH) return null
  const { ended, right, gained, lost } = outcomes
  const rate = evenRate(outcomes) ?? usual
  const needed = rate === null ? null : roundUp(big(rate).times(count(ended)), 1)
  return { right, ended, needed, net: big(gained).minus(big(lost)).toString() }
}
