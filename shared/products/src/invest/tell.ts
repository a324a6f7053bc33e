/** What people are told of their investments without having asked. */

import type { Tx } from '@shared/engine/db/transact'
import { notify, type Template } from '../content/index.ts'
import type { ProductOrderRow } from './tables.ts'
import { isBond, isMining } from './terms.ts'

/** Where its order stands. */
const pathOf = (order: ProductOrderRow): string => {
  const list = isMining(order) ? 'kuangchiOrder' : isBond(order) ? 'zhaiquanOrder' : 'taoliOrder'
  return `/${list}?id=${order.id}`
}

/** @param event what is told once of each order */
export function tell(
  tx: Tx,
  order: ProductOrderRow,
  template: Template,
  values: Readonly<Record<string, string>>,
  at: number,
  event: string = template,
): void {
  const { id, user_id: user } = order
  const message = { user, tab: 'transaction', template, values: { id, ...values }, path: pathOf(order), at } as const
  notify(tx, { ...message, eventKey: `product-order:${id}:${event}` })
}

export const tellEnd = (tx: Tx, order: ProductOrderRow, at: number): void =>
  isMining(order)
    ? tell(tx, order, 'mining-ended', {}, at)
    : tell(tx, order, 'product-ended', { amount: order.amount, currency: order.currency }, at)
