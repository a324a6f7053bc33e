import { run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'

/** A person's conversation with all that was said, its tickets and the orders that were named; pictures are their uploads. */
export function forgetChat(tx: Tx, user: string): void {
  run(tx, sql.deleteFrom('chat_conversation').where('user_id', '=', user))
}
