/** What follows from a product's and an order's terms. */
import { productStates, productTypes } from '@shared/contract/codes'
import { DAY } from '@shared/engine/clock'
import {
  big,
  couponDay,
  type Decimal,
  type FixedTerms,
  fixedLeft,
  incomePlaces,
  incomesOf,
  toMinor,
} from '@shared/money'
import type { ProductOrderRow, ProductRow } from './tables.ts'

type Typed = Pick<ProductRow, 'type'>
export const isMining = ({ type }: Typed): boolean => type === productTypes.mining
export const isBond = ({ type }: Typed): boolean => type === productTypes.bond

export function productStatus(row: ProductRow, now: number) {
  const { sale_start, sale_end, closed_at, remaining } = row
  if (closed_at !== null || (sale_end !== null && now >= sale_end)) return productStates.closed
  if (now < sale_start) return productStates.coming
  return remaining === 0 ? productStates.soldOut : productStates.onSale
}

/** An order's, or those that one would have. */
type Promised = Pick<ProductOrderRow, 'type' | 'amount' | 'rate' | 'cycle_days' | 'income_currency'>

export const fixedTerms = ({ amount, rate, cycle_days, income_currency }: Promised): FixedTerms => ({
  amount,
  rate: rate ?? '0',
  cycleDays: cycle_days,
  places: incomePlaces(income_currency),
})

/** The fixed income that is still to come, in minor units; a machine's is not fixed. */
export const promisedOf = (order: Promised, done: number): bigint =>
  isMining(order) ? 0n : toMinor(fixedLeft(isBond(order), fixedTerms(order), done))

export const lastIncome = (order: Pick<ProductOrderRow, 'type' | 'cycle_days'>): number =>
  incomesOf(isBond(order), order.cycle_days)

/** When the n-th income of an order that has started is due. */
export function dueAt({ start_at, shifted, cycle_days, ...order }: ProductOrderRow, n: number): number {
  if (start_at === null) throw new Error(`${order.id} has not started`)
  return start_at + shifted + DAY * (isBond(order) ? couponDay(n, cycle_days) : n)
}

/** Days of its cycle that are over; what is frozen stands still. */
export function doneDays(order: ProductOrderRow, now: number): number {
  const { start_at, shifted, frozen_at, cycle_days, ended_at, done } = order
  if (!isBond(order)) return done
  if (start_at === null) return 0
  const until = ended_at ?? frozen_at ?? now
  return Math.max(0, Math.min(cycle_days, Math.floor((until - start_at - shifted) / DAY)))
}

/** As people read money: USDT with its cents. */
export const shown = (amount: Decimal, currency: string): Decimal =>
  currency === 'USDT' ? big(amount).toFixed(2) : amount
