/**
 * Running positions and waiting orders, in memory, by symbol and by pool: each second compares them with the ticks. They are
 * read from the table once, then kept up with every write. Where a write is rolled back, its row alone is read again.
 */
import { marginModes } from '@shared/contract/codes'
import type { Db } from '../db/open.ts'
import type { TradingAccount } from './account.ts'
import { accountOf, allPending, allRunning, hearRows, isLeveraged, isPending, isRunning, storedRow } from './rows.ts'
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

const isOpen = (row: StoredRow): boolean => isRunning(row) || isPending(row)

class Kept implements OpenRows {
  /** A row that was closed keeps its place until the closing is committed: it may be rolled back. */
  readonly #bySymbol = new Map<string, Map<string, StoredRow>>()
  readonly #pools = new Map<string, { account: TradingAccount; rows: Map<string, PositionRow> }>()

  constructor(db: Db) {
    const rows: StoredRow[] = [...allRunning(db), ...allPending(db)]
    for (const row of rows.sort((a, b) => a.created_at - b.created_at)) this.put(row)
  }

  put(row: StoredRow): void {
    const rows = this.#bySymbol.get(row.symbol) ?? new Map<string, StoredRow>()
    this.#bySymbol.set(row.symbol, rows)
    const before = rows.get(row.id)
    // out of the pool that it was in: with its account it may have become somebody else's
    if (before && isCross(before)) this.#leavePool(before)
    rows.set(row.id, row)
    if (isRunning(row) && isCross(row)) this.#joinPool(row)
  }

  settle(id: string): void {
    for (const rows of this.#bySymbol.values()) {
      const row = rows.get(id)
      if (row && !isOpen(row)) rows.delete(id)
    }
  }

  /** The row was never inserted. */
  remove(id: string): void {
    for (const rows of this.#bySymbol.values()) {
      const row = rows.get(id)
      if (row && isCross(row)) this.#leavePool(row)
      rows.delete(id)
    }
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

  *of(symbol: string): Generator<StoredRow> {
    for (const row of this.#bySymbol.get(symbol)?.values() ?? []) if (isOpen(row)) yield row
  }

  *all(): Generator<StoredRow> {
    for (const symbol of this.#bySymbol.keys()) yield* this.of(symbol)
  }

  pools(): Iterable<Pool> {
    return this.#pools.values()
  }
}

const known = new WeakMap<Db, Kept>()

export function openRows(db: Db): OpenRows {
  const kept = known.get(db)
  if (kept) return kept
  const fresh = new Kept(db)
  known.set(db, fresh)
  hearRows(db, {
    written: row => known.get(db)?.put(row),
    forget: id => readAgain(db, id),
    settle: id => known.get(db)?.settle(id),
  })
  return fresh
}

function readAgain(db: Db, id: string): void {
  const kept = known.get(db)
  // where the row cannot be read, all of them are read at the next use
  known.delete(db)
  const row = storedRow(db, id)
  if (!kept) return
  if (row) kept.put(row)
  else kept.remove(id)
  known.set(db, kept)
}
