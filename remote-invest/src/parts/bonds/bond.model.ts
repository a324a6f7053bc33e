/** What follows from a bond's terms: its coupons, how its raising goes, when it begins (docs/rules/invest.md#orders). */
import type { Product } from '@shared/contract/calls/invest'
import { productStates } from '@shared/contract/codes'
import { fromServerTime } from '@shared/format/time'
import {
  big,
  bondCoupon,
  bondTotal,
  compare,
  couponDay,
  couponsOf,
  type Decimal,
  type FixedTerms,
  sum,
  truncate,
} from '@shared/money'

const DAY = 86_400_000

type Terms = Pick<Product, 'rate' | 'cycleDays' | 'incomePlaces'>
type Quota = Pick<Product, 'total' | 'remaining' | 'minRaise'>

export type Coupon = {
  n: number
  /** Counted from the bond's start. */
  day: number
  /** Epoch ms; earlier where the bond is sold out sooner. Null where its sale has no end. */
  latest: number | null
  amount: Decimal
}

export type Coupons = { rows: readonly Coupon[]; total: Decimal /** With the principal. */; back: Decimal }

const termsOf = ({ rate, cycleDays, incomePlaces }: Terms, amount: Decimal): FixedTerms => ({
  ...{ amount, cycleDays, rate: rate ?? '0', places: incomePlaces },
})

/** What an amount of it brings, and when (3,650 at 8 % for 90 days: thrice 24.00, in all 72.00). */
export function couponsFor(bond: Terms & Pick<Product, 'saleEnd'>, amount: Decimal): Coupons {
  const terms = termsOf(bond, amount)
  const begins = latestStart(bond)
  const rows = Array.from({ length: couponsOf(bond.cycleDays) }, (_, at) => at + 1).map(n => {
    const day = couponDay(n, bond.cycleDays)
    return { n, day, latest: begins === null ? null : begins + day * DAY, amount: bondCoupon(terms, n) }
  })
  const total = bondTotal(terms)
  return { rows, total, back: sum([amount, total]).toString() }
}

/** It begins as its sale ends, or at the 00:00 UTC+8 after its last was sold, whichever comes first. */
export const latestStart = ({ saleEnd }: Pick<Product, 'saleEnd'>): number | null =>
  saleEnd ? fromServerTime(saleEnd) : null

export type Raised = {
  amount: Decimal
  /** Of the whole. */
  share: Decimal
  /** The same, 0 to 1: a float is exact enough to draw. */
  part: number
  /** Where on the same line the least lies that must be raised; null: any amount will do. */
  least: number | null
  /** Whether that is reached. */
  enough: boolean
}

/** @returns null where it has no quota */
export function raisedOf({ total, remaining, minRaise }: Quota): Raised | null {
  if (!total || compare(total, '0') <= 0) return null
  const amount = big(total)
    .minus(big(remaining ?? '0'))
    .toString()
  const along = (of: Decimal) => Math.min(1, Number(big(of).div(big(total)).toString()))
  return {
    amount,
    share: truncate(big(amount).div(big(total)), 4),
    part: along(amount),
    least: minRaise ? along(minRaise) : null,
    enough: !minRaise || compare(amount, minRaise) >= 0,
  }
}

const { onSale, coming, soldOut, closed } = productStates
const order = [onSale, coming, soldOut, closed]

/** What can be bought stands first, each in the order of the exchange. */
export const sorted = <P extends Pick<Product, 'status'>>(bonds: readonly P[]): P[] =>
  bonds.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))

/** The accounts that pay, one a currency. */
export const payersOf = (bonds: readonly Pick<Product, 'payer'>[]): Product['payer'][] => [
  ...new Map(bonds.map(({ payer }) => [payer.currency, payer])).values(),
]
