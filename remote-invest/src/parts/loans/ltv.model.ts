/** Where a loan-to-value stands: on the line of the gauge, and how near it is to a sale (docs/rules/invest.md#collateral). */
import { big, compare, type Decimal } from '@shared/money'

/** The three ratios of a loan, as it was made. */
export interface Ratios {
  initial: Decimal
  call: Decimal
  liquidation: Decimal
}

/** What the line shows: below its first ratio nothing is near, beyond its last all is sold. */
const FIRST = 0.4
const LAST = 0.9

/** From 0 to 1 of the line, stopped at its ends; a float is exact enough for a place on a line. */
export const ltvPlace = (ltv: Decimal): number => Math.min(1, Math.max(0, (Number(ltv) - FIRST) / (LAST - FIRST)))

export type LtvLevel = 'calm' | 'warn' | 'danger'

/** warn: from the call on · danger: half of the way from there to the liquidation is gone (80 % where they are 75 and 85). */
export function ltvLevel(ltv: Decimal, { call, liquidation }: Pick<Ratios, 'call' | 'liquidation'>): LtvLevel {
  if (compare(ltv, call) < 0) return 'calm'
  const half = big(call).plus(big(liquidation)).div('2')
  return compare(ltv, half.toString()) < 0 ? 'warn' : 'danger'
}
