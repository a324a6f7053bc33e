/** What an amount brings, costs to take back, and when: by the functions that the exchange settles with. */
import type { Product } from '@shared/contract/calls/invest/products'
import { arbitrageIncome, arbitrageTotal, type Decimal, incomePlaces, redeemFee, sum } from '@shared/money'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Rated = Pick<Product, 'rate' | 'cycleDays' | 'currency' | 'redeemFeeRate'>

export type Outcome = {
  daily: Decimal
  total: Decimal
  /** With the principal. */
  end: Decimal
  /** Ending it on its first day: it costs no more later. Null: it cannot be. */
  fee: Decimal | null
}

export function outcomeOf({ rate, cycleDays, currency, redeemFeeRate }: Rated, amount: Decimal): Outcome {
  const places = incomePlaces(currency)
  const terms = { amount, rate: rate ?? '0', cycleDays, places }
  const total = arbitrageTotal(terms)
  return {
    daily: arbitrageIncome(amount, terms.rate, places),
    total,
    end: sum([amount, total]).toString(),
    fee:
      redeemFeeRate == null
        ? null
        : redeemFee(amount, redeemFeeRate, { remaining: cycleDays, cycle: cycleDays }, places),
  }
}

export type Times = { start: number; firstIncome: number; end: number }

/** Of what is bought now. @param now epoch ms */
export function timesOf(
  { startDelayMinutes, cycleDays }: Pick<Product, 'startDelayMinutes' | 'cycleDays'>,
  now: number,
): Times {
  const start = now + startDelayMinutes * MINUTE
  return { start, firstIncome: start + DAY, end: start + cycleDays * DAY }
}
