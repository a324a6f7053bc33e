import { all, run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'

/** Messages, notices addressed to one person alone, and what they have read. */
export function forgetMessages(tx: Tx, user: string): void {
  run(tx, sql.deleteFrom('message').where('user_id', '=', user))
  run(tx, sql.deleteFrom('notice_read').where('user_id', '=', user))
  for (const { id } of all(tx, sql.selectFrom('notice').select('id').where('user_id', '=', user))) {
    run(tx, sql.deleteFrom('wording').where('kind', '=', 'notice').where('ref', '=', id))
    run(tx, sql.deleteFrom('notice').where('id', '=', id))
  }
}
