/** The desk's decision on an order, told where its owner spoke of it; in the transaction of the decision. */
import { first, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { Message } from '@shared/engine/messages/notify'
import { say } from './say.ts'

/** Nothing where nobody spoke of it. */
export function noteDecision(tx: Tx, order: string, { template, values, path, at }: Message): void {
  const named = first(tx, sql.selectFrom('chat_order').selectAll().where('order_id', '=', order))
  if (named) say(tx, named.conversation_id, { sender: 'note', template, values: { ...values, way: path ?? '' } }, at)
}
