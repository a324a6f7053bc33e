/** Orders that the operator stops and lets go on: their days are kept (docs/rules/invest.md#frozen). */
import { productOrderStates } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { unschedule } from '@shared/engine/due/index'
import { noReason, reasonValues, type StoredReason } from '@shared/engine/reasons/stored'
import { scheduleIncome } from './incomes.ts'
import { catchUp } from './leave.ts'
import { findOrder, updateOrder } from './rows.ts'
import type { ProductOrderRow } from './tables.ts'
import { tell } from './tell.ts'
import { dueAt } from './terms.ts'

const { running, frozen } = productOrderStates

const named = (tx: Tx, id: string): ProductOrderRow => {
  const order = findOrder(tx, id)
  if (!order) throw new Error(`No order of a product is called ${id}`)
  return order
}

/** @param reason told to its owner @throws Error where it does not run, or owes a day */
export function freeze(tx: Tx, context: Context, id: string, reason: StoredReason): void {
  catchUp(tx, context, named(tx, id).id)
  const [order, now] = [named(tx, id), context.clock.now()]
  if (order.status !== running) throw new Error(`${id} does not run`)
  if (dueAt(order, order.done + 1) <= now) throw new Error(`${id} has an income that could not be paid yet`)
  unschedule(tx, 'order-income', id)
  updateOrder(tx, order, { status: frozen, frozen_at: now, ...reason })
  tell(tx, order, 'product-frozen', reasonValues('order', reason), now, `frozen:${now}`)
}

/** All that is due later is due later by the time that it stood still. */
export function unfreeze(tx: Tx, { clock }: Context, id: string): void {
  const [order, now] = [named(tx, id), clock.now()]
  if (order.frozen_at === null) throw new Error(`${id} is not frozen`)
  // a clock that was set back meanwhile takes no time from anybody's days
  const shifted = order.shifted + Math.max(0, now - order.frozen_at)
  const free = updateOrder(tx, order, { status: running, frozen_at: null, ...noReason, shifted })
  scheduleIncome(tx, free)
  tell(tx, free, 'product-unfrozen', {}, now, `unfrozen:${now}`)
}
