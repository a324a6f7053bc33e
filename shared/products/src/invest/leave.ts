/** Ending an order before its time: cancelled before it starts, redeemed while it runs (docs/rules/invest.md#leaving-early). */
import { productOrderStates } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { takeDue, unschedule } from '@shared/engine/due/index'
import { refuse } from '@shared/engine/refusals/refuse'
import { compare, type Decimal, incomePlaces, redeemFee, sum, toMinor } from '@shared/money'
import { bookCancelled, bookFee, bookPrincipal } from './book.ts'
import { investDues } from './incomes.ts'
import { findProduct, ownOrder, returnQuota, updateOrder } from './rows.ts'
import type { ProductOrderRow, ProductRow } from './tables.ts'
import { isBond, isMining } from './terms.ts'

const { notStarted, running, ended, cancelled, frozen } = productOrderStates

const words = {
  [running]: 'running',
  [ended]: 'ended',
  [cancelled]: 'cancelled',
  [frozen]: 'frozen',
} as const

export type Leaving = { fee: Decimal; amount: Decimal }

/** Of a bond that is sold out, or whose sale is over, nobody steps back. */
export function leavingOf(order: ProductOrderRow, product: ProductRow | undefined, now: number): Leaving | null {
  const { status, amount, redeem_fee_rate: rate, cycle_days: cycle, done, currency } = order
  if (status === notStarted) return isBond(order) && isSettled(product, now) ? null : { fee: '0', amount }
  if (status !== running || rate === null || isMining(order) || isBond(order)) return null
  const fee = redeemFee(amount, rate, { remaining: cycle - done, cycle }, incomePlaces(currency))
  return { fee, amount: sum([amount, `-${fee}`]).toString() }
}

/** Whether it is known of a bond that it starts, or is refunded: what is left of it is decided then. */
const isSettled = (product: ProductRow | undefined, now: number): boolean =>
  product?.remaining === 0 || now >= (product?.closes_at ?? Number.POSITIVE_INFINITY)

/** What fell due until now comes first, however late the queue is: a day that is over is paid. */
export function catchUp(tx: Tx, context: Context, id: string): void {
  const now = context.clock.now()
  for (let due = takeDue(tx, id, now); due; due = takeDue(tx, id, now))
    if (due.kind in investDues) investDues[due.kind as keyof typeof investDues](tx, context, due)
}

/** @throws Refused not-found, order-state, not-redeemable, terms-changed */
export function leave(tx: Tx, context: Context, user: string, id: string, expected: Decimal): ProductOrderRow {
  catchUp(tx, context, ownOrder(tx, user, id).id)
  const order = ownOrder(tx, user, id)
  if (order.status !== notStarted && order.status !== running) refuse('order-state', { state: words[order.status] })
  const now = context.clock.now()
  const leaving = leavingOf(order, findProduct(tx, order.product_id), now) ?? refuse('not-redeemable')
  if (compare(leaving.amount, expected) !== 0) refuse('terms-changed')
  return order.status === notStarted ? cancel(tx, order, now) : redeem(tx, order, leaving, now)
}

/** Money and quota return. */
function cancel(tx: Tx, order: ProductOrderRow, now: number): ProductOrderRow {
  unschedule(tx, 'order-start', order.id)
  bookCancelled(tx, order)
  returnQuota(tx, order.product_id, toMinor(order.units === null ? order.amount : String(order.units)))
  return updateOrder(tx, order, { status: cancelled, principal: 0, promised: 0, ended_at: now })
}

/** What was paid is kept; the day that is under way is not paid. */
function redeem(tx: Tx, order: ProductOrderRow, { fee }: Leaving, now: number): ProductOrderRow {
  unschedule(tx, 'order-income', order.id)
  bookPrincipal(tx, order, now)
  bookFee(tx, order, fee)
  return updateOrder(tx, order, { status: ended, principal: 0, promised: 0, ended_at: now, end_reason: 'redeemed' })
}
