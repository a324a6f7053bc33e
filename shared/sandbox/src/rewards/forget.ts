import { prepared, run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'

/** Fees since the first day that is not paid whole. */
const UNPAID = `DELETE FROM team_income WHERE ancestor = ?1 AND payday IS NULL AND at >= (SELECT unixepoch(min(day)) * 1000 - 28800000
  FROM team_day WHERE ancestor = ?1 AND amount > paid)`

/** Nothing is promised, earned or paid any more to whoever closed their account; what was paid is the ledger's. */
export function forgetRewards(tx: Tx, user: string): void {
  for (const table of ['vip', 'vip_due', 'reward'] as const) run(tx, sql.deleteFrom(table).where('user_id', '=', user))
  prepared(tx, UNPAID).run(user)
  for (const table of ['team', 'team_sum', 'team_day'])
    prepared(tx, `DELETE FROM ${table} WHERE ancestor = ?`).run(user)
}
