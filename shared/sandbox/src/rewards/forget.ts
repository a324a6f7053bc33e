import { prepared, run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'

/** Nothing is promised, earned or paid any more to whoever closed their account; what was paid is the ledger's. */
export function forgetRewards(tx: Tx, user: string): void {
  for (const table of ['vip', 'vip_due', 'reward'] as const) run(tx, sql.deleteFrom(table).where('user_id', '=', user))
  run(tx, sql.deleteFrom('team').where('ancestor', '=', user))
  prepared(tx, 'DELETE FROM team_sum WHERE ancestor = ?').run(user)
  run(tx, sql.deleteFrom('team_income').where('ancestor', '=', user).where('payday', 'is', null))
}
