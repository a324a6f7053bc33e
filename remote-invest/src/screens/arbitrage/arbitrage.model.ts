/** Which products are shown, and what stands on their cards. */
import type { Query } from '@shared/contract/address'
import type { Product } from '@shared/contract/calls/invest/products'
import { arbitrageTotal, big, type Decimal } from '@shared/money'

/** Days at most; what is longer is long. */
const [SHORT, MID] = [7, 30]

export const cycles = ['short', 'mid', 'long'] as const
export type Cycle = (typeof cycles)[number]

export const cycleOf = ({ cycleDays }: Pick<Product, 'cycleDays'>): Cycle =>
  cycleDays <= SHORT ? 'short' : cycleDays <= MID ? 'mid' : 'long'

export type Filter = { cycle: Cycle | undefined; currency: string | undefined }
type Sorted = Pick<Product, 'cycleDays' | 'currency'>

/** What the address says; a currency that no product has counts as not said. */
export const filterOf = (
  { cycle, currency }: Readonly<Query<'cycle' | 'currency'>>,
  all: readonly Sorted[],
): Filter => ({
  cycle: cycles.find(one => one === cycle),
  currency: all.find(one => one.currency === currency)?.currency,
})

export const matching = <T extends Sorted>(all: readonly T[], { cycle, currency }: Filter): T[] =>
  all.filter(
    one => (cycle === undefined || cycleOf(one) === cycle) && (currency === undefined || one.currency === currency),
  )

export const currenciesOf = (all: readonly Sorted[]): string[] => [...new Set(all.map(({ currency }) => currency))]

/** What a round sum of a currency brings in a whole cycle. */
export function sampleOf({ currency, rate, cycleDays, incomePlaces: places }: Product): {
  amount: Decimal
  income: Decimal
} {
  const amount = currency === 'USDT' ? '1000' : '1'
  return { amount, income: arbitrageTotal({ amount, rate: rate ?? '0', cycleDays, places }) }
}

/** How much of the quota is left, 0 to 1; null where there is none. */
export function leftOf({ total, remaining }: Pick<Product, 'total' | 'remaining'>): number | null {
  if (total == null || remaining == null || big(total).lte('0')) return null
  return Number(big(remaining).div(big(total)).toString())
}
