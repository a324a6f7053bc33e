import { run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'

/** Replies and refusals tell of whoever closed their account; that orders were accepted, and what they posted, stays. */
export function forgetReplies(tx: Tx, user: string): void {
  run(tx, sql.updateTable('client_order').set({ reply: 'null' }).where('user_id', '=', user))
  run(tx, sql.deleteFrom('refused_order').where('user_id', '=', user))
}
