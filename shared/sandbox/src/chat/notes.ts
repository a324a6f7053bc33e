/** The desk's decision on an order, told where its owner spoke of it; in the transaction of the decision. */
import { first, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import type { Message } from '../messages/notify.ts'
import { say } from './say.ts'

/** Nothing where nobody spoke of it. */
export function noteDecision(tx: Tx, order: string, { template, values, path, at }: Message): void {
  const named = first(tx, sql.selectFrom('chat_order').selectAll().where('order_id', '=', order))
  if (named) say(tx, named.conversation_id, { sender: 'note', template, values: { ...values, way: path ?? '' } }, at)
}
