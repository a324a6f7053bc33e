import type { Db } from '../db/open.ts'
import { acceptedOrder, idOrdered } from '../ledger/index.ts'

/** The ids that an order's accepted reply names: what it made, or all that it closed. */
export function madeBy(db: Db, owner: string, clientOrderId: string): string[] {
  const reply = acceptedOrder(db, owner, clientOrderId)?.reply
  if (reply instanceof Object && 'closed' in reply && Array.isArray(reply.closed)) return reply.closed.map(String)
  const id = idOrdered(db, owner, clientOrderId)
  return id === undefined ? [] : [id]
}
