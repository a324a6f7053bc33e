import type { Db } from '../db/open.ts'
import { first, sql } from '../db/query.ts'
import { isVirtual, type TradingAccount } from './account.ts'

/** What is said of a row that is older than who owns it: a history that was written for the demo account (seed/history). */
export function samplesOf(db: Db, account: TradingAccount): (row: { created_at: number }) => { sample?: true } {
  const query = sql.selectFrom('user').select('created_at').where('id', '=', account.owner)
  const since = isVirtual(account) ? undefined : first(db, query)?.created_at
  return row => (since !== undefined && row.created_at < since ? { sample: true } : {})
}
