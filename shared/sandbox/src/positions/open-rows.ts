/**
 * What runs or waits, in memory, by symbol and by pool: each second it is held against the ticks. Read from the table once,
 * then kept up with every write; after a transaction that was taken back, read again.
 */
import { marginModes } from '@shared/contract/codes'
import type { Db } from '../db/open.ts'
import { rollbacks } from '../db/transact.ts'
import type { TradingAccount } from './account.ts'
import { accountOf, allPending, allRunning, hearRows, isLeveraged, isPending, isRunning } from './rows.ts'
import type { PositionRow, StoredRow } from './tables.ts'

/** The cross positions of one account. */
export type Pool = { account: TradingAccount; rows: ReadonlyMap<string, PositionRow> }

export type OpenRows = {
  /** Oldest first. */
  of(symbol: string): Iterable<StoredRow>
  all(): Iterator<StoredRow> & Iterable<StoredRow>
  pools(): Iterable<Pool>
}

const isCross = (row: StoredRow): boolean => isLeveraged(row) && row.margin_mode === marginModes.cross

const nameOf = ({ user_id: owner, account: sub }: StoredRow): string => `${owner}/${sub}`

class Kept implements OpenRows {
  readonly rollbacks: number
  readonly #bySymbol = new Map<string, Map<string, StoredRow>>()
  readonly #pools = new Map<string, { account: TradingAccount; rows: Map<string, PositionRow> }>()

  constructor(db: Db) {
    this.rollbacks = rollbacks(db)
    const rows: StoredRow[] = [...allRunning(db), ...allPending(db)]
    for (const row of rows.sort((a, b) => a.created_at - b.created_at)) this.put(row)
  }

  put(row: StoredRow): void {
    const rows = this.#bySymbol.get(row.symbol) ?? new Map<string, StoredRow>()
    this.#bySymbol.set(row.symbol, rows)
    const { id } = row
    const before = rows.get(id)
    // out of the pool that it was in: with its account it may have become somebody else's
    if (before && isCross(before)) this.#leavePool(before)
    if (isRunning(row) || isPending(row)) rows.set(id, row)
    else rows.delete(id)
    if (isRunning(row) && isCross(row)) this.#joinPool(row)
  }

  #leavePool(row: StoredRow): void {
    const name = nameOf(row)
    const pool = this.#pools.get(name)
    pool?.rows.delete(row.id)
    if (pool?.rows.size === 0) this.#pools.delete(name)
  }

  #joinPool(row: PositionRow): void {
    const name = nameOf(row)
    const pool = this.#pools.get(name) ?? { account: accountOf(row), rows: new Map<string, PositionRow>() }
    pool.rows.set(row.id, row)
    this.#pools.set(name, pool)
  }

  of(symbol: string): Iterable<StoredRow> {
    return this.#bySymbol.get(symbol)?.values() ?? []
  }

  *all(): Generator<StoredRow> {
    for (const rows of this.#bySymbol.values()) yield* rows.values()
  }

  pools(): Iterable<Pool> {
    return this.#pools.values()
  }
}

const known = new WeakMap<Db, Kept>()

export function openRows(db: Db): OpenRows {
  const kept = known.get(db)
  if (kept?.rollbacks === rollbacks(db)) return kept
  const fresh = new Kept(db)
  known.set(db, fresh)
  hearRows(db, row => known.get(db)?.put(row))
  return fresh
}
