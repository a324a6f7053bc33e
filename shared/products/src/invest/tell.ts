/** What people are told of their investments without having asked. */

import type { Tx } from '@shared/engine/db/transact'
import { type ValuesOf, withOwn } from '@shared/engine/messages/message-values'
import { notify, type Template } from '../content/index.ts'
import type { ProductOrderRow } from './tables.ts'
import { isBond, isMining } from './terms.ts'

/** Where its order stands. */
const pathOf = (order: ProductOrderRow): string => {
  const list = isMining(order) ? 'kuangchiOrder' : isBond(order) ? 'zhaiquanOrder' : 'taoliOrder'
  return `/${list}?id=${order.id}`
}

/** @param event what is told once of each order */
export function tell<T extends Template>(
  tx: Tx,
  order: ProductOrderRow,
  template: T,
  values: ValuesOf<T, 'id'>,
  at: number,
  event: string = template,
): void {
  const { id, user_id: user } = order
  const eventKey = `product-order:${id}:${event}`
  notify(tx, { ...withOwn(template, { id }, values), user, eventKey, tab: 'transaction', path: pathOf(order), at })
}

export const tellEnd = (tx: Tx, order: ProductOrderRow, at: number): void =>
  isMining(order)
    ? tell(tx, order, 'mining-ended', {}, at)
    : tell(tx, order, 'product-ended', { amount: order.amount, currency: order.currency }, at)
