/**
 * Running positions and waiting orders, in memory, by symbol, by level and by pool: each second compares them with the ticks.
 * They are read from the table once, then kept up with every write. Where a write is rolled back, its row alone is read again.
 */
import { marginModes } from '@shared/contract/codes'
import type { Db } from '../db/open.ts'
import type { TradingAccount } from '../ledger/trading-account.ts'
import { Shelf } from './levels.ts'
import { accountOf, allPending, allRunning, hearRows, isLeveraged, isPending, isRunning, storedRow } from './rows.ts'
import type { PositionRow, StoredRow } from './tables.ts'

/** The cross positions of one account. */
export type Pool = { account: TradingAccount; rows: ReadonlyMap<string, PositionRow> }

export type OpenRows = {
  /** Oldest first. */
  of(symbol: string): Iterable<StoredRow>
  /** Those that a price between two may concern. Oldest first. */
  near(symbol: string, range: readonly [lowest: number, highest: number]): StoredRow[]
  /** All that its rows keep, or kept. */
  termsOf(symbol: string): ReadonlySet<string>
  all(): Iterator<StoredRow> & Iterable<StoredRow>
  pools(): Iterable<Pool>
}

const isCross = (row: StoredRow): boolean => isLeveraged(row) && row.margin_mode === marginModes.cross

const nameOf = ({ user_id: owner, account: sub }: StoredRow): string => `${owner}/${sub}`

const isOpen = (row: StoredRow): boolean => isRunning(row) || isPending(row)

class Kept implements OpenRows {
  /** A row that was closed keeps its place until the closing is committed: it may be rolled back. */
  readonly #shelves = new Map<string, Shelf>()
  readonly #pools = new Map<string, { account: TradingAccount; rows: Map<string, PositionRow> }>()
  #made = 0

  constructor(db: Db) {
    const rows: StoredRow[] = [...allRunning(db), ...allPending(db)]
    for (const row of rows.sort((a, b) => a.created_at - b.created_at)) this.put(row)
  }

  put(row: StoredRow): void {
    const shelf = this.#shelves.get(row.symbol) ?? new Shelf()
    this.#shelves.set(row.symbol, shelf)
    const before = shelf.row(row.id)
    shelf.put(row, this.#made++)
    const joins = isRunning(row) && isCross(row)
    // with its account it may have become somebody else's
    if (before && isCross(before) && !(joins && nameOf(before) === nameOf(row))) this.#leavePool(before)
    if (joins) this.#joinPool(row)
  }

  settle(id: string): void {
    for (const shelf of this.#shelves.values()) {
      const row = shelf.row(id)
      if (row && !isOpen(row)) shelf.remove(id)
    }
  }

  /** The row was never inserted. */
  remove(id: string): void {
    for (const shelf of this.#shelves.values()) {
      const row = shelf.row(id)
      if (row && isCross(row)) this.#leavePool(row)
      shelf.remove(id)
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
    yield* this.#shelves.get(symbol)?.open() ?? []
  }

  near(symbol: string, [lowest, highest]: readonly [number, number]): StoredRow[] {
    return this.#shelves.get(symbol)?.near(lowest, highest) ?? []
  }

  termsOf(symbol: string): ReadonlySet<string> {
    return this.#shelves.get(symbol)?.terms ?? new Set()
  }

  *all(): Generator<StoredRow> {
    for (const shelf of this.#shelves.values()) yield* shelf.open()
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
