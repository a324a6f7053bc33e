import { run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'

/** What orders were answered tells of whoever closed their account; that they were accepted, and what they posted, stays. */
export function forgetReplies(tx: Tx, user: string): void {
  run(tx, sql.updateTable('client_order').set({ reply: 'null' }).where('user_id', '=', user))
}
