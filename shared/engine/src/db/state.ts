/** The few things that an exchange remembers of itself, by name. */
import type { Migration } from './migrate.ts'
import type { Db } from './open.ts'
import { prepared } from './query.ts'
import type { Tx } from './transact.ts'

export const stateMigrations: readonly Migration[] = [
  {
    id: 'exchange-0001',
    up: 'CREATE TABLE exchange_state (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID',
  },
]

/**
 * `proved`: the last entry up to which the books were proved, `halted`: why nothing may be posted (ledger/prove.ts).
 * `alive`: the last second of the exchange. `served`: the last one in which its books were not halted (away.ts).
 * `watched`: the last second whose prices acted on positions (positions/bridged.ts).
 * `job:<name>`: the last row that a job in slices has done (jobs/slices.ts).
 */
export type Key =
  | 'clock'
  | 'alive'
  | 'served'
  | 'watched'
  | 'proved'
  | 'halted'
  | 'snapshot-day'
  | 'bot-minute'
  | `job:${string}`

export function exchangeState(db: Db, key: Key): string | undefined {
  const row = prepared(db, 'SELECT value FROM exchange_state WHERE key = ?').get(key) as { value: string } | undefined
  return row?.value
}

export function setExchangeState(tx: Tx, key: Key, value: string): void {
  prepared(tx, 'INSERT INTO exchange_state VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
    key,
    value,
  )
}
