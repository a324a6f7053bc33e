/** Of what ended in a simulated account the newest rows stay: each that ends takes the oldest with it. */
import { prepared } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { MOST_SIMULATED } from '../ledger/index.ts'
import type { TradingAccount } from '../ledger/trading-account.ts'

type Ended = {
  /** One with counts (db/listed.ts). */
  table: string
  states: readonly number[]
  /** Selects ended rows, the oldest first, in the order of an index. */
  oldest: string
}

/** More than come: so an account that has too many shrinks. */
const AT_ONCE = 2

export function keepNewestEnded(tx: Tx, { table, states, oldest }: Ended, { owner, sub }: TradingAccount): void {
  const own = 'user_id = ? AND account = ?'
  const count = `SELECT coalesce(sum(n), 0) AS n FROM ${table}_count WHERE ${own} AND state IN (${states.join()})`
  const ended = prepared(tx, count).get(owner, sub) as { n: number }
  const surplus = ended.n - MOST_SIMULATED
  if (surplus <= 0) return
  const some = `SELECT rowid FROM ${table} WHERE ${own} AND ${oldest} LIMIT ?`
  prepared(tx, `DELETE FROM ${table} WHERE rowid IN (${some})`).run(owner, sub, Math.min(surplus, AT_ONCE))
}
