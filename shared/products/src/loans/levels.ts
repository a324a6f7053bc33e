/** At which prices something may happen to a running loan on coins. Floats: they rule out what is far, and decide nothing. */
import type { PledgeTerms } from '@shared/money'
import type { LoanRow } from './tables.ts'

/** So far below the call it is quiet again: a price that goes to and fro over the call calls once. */
export const CALM = '0.02'

/** falls: at that price or a lower one it is called, or sold from. rises: at that price or a higher one a call is over. */
export type Levels = { falls: number; rises: number }

export function levelsOf({ principal, interest, pledge_amount: amount, pledge_terms: terms, called }: LoanRow): Levels {
  const { callLtv, liquidationLtv } = JSON.parse(terms ?? '{}') as PledgeTerms
  const priceAt = (ltv: number) => (Number(principal) + Number(interest)) / (Number(amount) * ltv)
  if (called === 0) return { falls: priceAt(Number(callLtv)), rises: Number.POSITIVE_INFINITY }
  return { falls: priceAt(Number(liquidationLtv)), rises: priceAt(Number(callLtv) - Number(CALM)) }
}
