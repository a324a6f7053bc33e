import type { Db } from '../db/open.ts'
import { first, sql } from '../db/query.ts'
import { isVirtual, type TradingAccount } from '../ledger/trading-account.ts'

/** What is said of a row of a history that was written for the demo account and its team (seed/history): it is older than who owns it, or than they began. */
export function samplesOf(db: Db, account: TradingAccount): (row: { created_at: number }) => { sample?: true } {
  const query = sql.selectFrom('user').select(['created_at', 'sample_until']).where('id', '=', account.owner)
  const owner = isVirtual(account) ? undefined : first(db, query)
  const since = owner?.sample_until ?? owner?.created_at
  return row => (since !== undefined && row.created_at < since ? { sample: true } : {})
}
