/** The desk's decision on an order, told where its owner spoke of it; in the transaction of the decision. */
import { first, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { say } from './say.ts'

export type Decided = {
  /** Of the order. */
  id: string
  /** Of the message that tells the same (content/templates.ts). */
  template: string
  values: Readonly<Record<string, string | number>>
  path: string
  at: number
}

/** Nothing where nobody spoke of it. */
export function noteDecision(tx: Tx, { id, template, values, path, at }: Decided): void {
  const named = first(tx, sql.selectFrom('chat_order').selectAll().where('order_id', '=', id))
  if (named) say(tx, named.conversation_id, { sender: 'note', template, values: { ...values, way: path } }, at)
}
