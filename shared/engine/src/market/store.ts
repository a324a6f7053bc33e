/** The market's rows: ticks, candles, the pulse, seeds and anchors. Statements are by hand: they run every second. */
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { type Bar, keptFrom, type Running, type StoredPeriod, stored } from './bars.ts'
import type { Tick } from './port.ts'
import { DAY_SECONDS } from './sessions.ts'
import type { AnchorRow, PulseRow, RefinementRow, SeedRow, TickRow } from './tables.ts'

/** What a symbol needs to go on. */
export type Kept = {
  /** The process's price: a float, written so that it reads back as the same. */
  exact: number
  /** The last second that had a price, recorded or passed unseen. */
  lived: number
  tick: Tick
  running: Running
}
export type Pulse = { second: number; source: string; origin: number; symbols: Record<string, Kept> }

export function insertTick(tx: Tx, { second, symbol, seq, points }: TickRow): void {
  prepared(tx, 'INSERT INTO tick (second, symbol, seq, points) VALUES (?, ?, ?, ?)').run(second, symbol, seq, points)
}

/** The last tick at or before a second, none older than a minute: rows lie in order of time, over all symbols. */
export const tickAt = (db: Db, symbol: string, second: number): TickRow | undefined =>
  prepared(db, 'SELECT * FROM tick WHERE second BETWEEN ? AND ? AND symbol = ? ORDER BY second DESC LIMIT 1').get(
    second - 60,
    second,
    symbol,
  ) as TickRow | undefined

export const ticksBetween = (db: Db, symbol: string, from: number, to: number): TickRow[] =>
  prepared(db, 'SELECT * FROM tick WHERE symbol = ? AND second >= ? AND second < ? ORDER BY second').all(
    symbol,
    from,
    to,
  ) as TickRow[]

/** A bar is written once, when it is complete: a second time is an error. */
export function insertBar(tx: Tx, symbol: string, period: StoredPeriod, bar: Bar): void {
  const text =
    'INSERT INTO candle (symbol, period, time, open, high, low, close, volume) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
  prepared(tx, text).run(symbol, period, bar.time, bar.open, bar.high, bar.low, bar.close, bar.volume)
}

/** Complete bars that start before a second, newest first. */
export const barsBefore = (db: Db, symbol: string, period: StoredPeriod, second: number, limit: number): Bar[] =>
  prepared(
    db,
    'SELECT time, open, high, low, close, volume FROM candle WHERE symbol = ? AND period = ? AND time < ? ORDER BY time DESC LIMIT ?',
  ).all(symbol, period, second, limit) as Bar[]

export const barsBetween = (db: Db, symbol: string, period: StoredPeriod, from: number, to: number): Bar[] =>
  prepared(
    db,
    'SELECT time, open, high, low, close, volume FROM candle WHERE symbol = ? AND period = ? AND time >= ? AND time < ? ORDER BY time',
  ).all(symbol, period, from, to) as Bar[]

/** Drops what is older than it is kept. */
export function prune(tx: Tx, symbols: readonly string[], now: number): void {
  prepared(tx, 'DELETE FROM market_anchor WHERE second < ?').run(now - 8 * DAY_SECONDS)
  const drop = prepared(tx, 'DELETE FROM candle WHERE symbol = ? AND period = ? AND time < ?')
  for (const symbol of symbols) for (const period of stored) drop.run(symbol, period, keptFrom(period, now))
}

export function dropTicks(tx: Tx, before: number): void {
  prepared(tx, 'DELETE FROM tick WHERE second < ?').run(before)
}

export function writePulse(tx: Tx, { second, source, origin, symbols }: Pulse): void {
  prepared(tx, 'INSERT OR REPLACE INTO market_pulse (id, second, source, origin, state) VALUES (1, ?, ?, ?, ?)').run(
    second,
    source,
    origin,
    JSON.stringify(symbols),
  )
}

export function readPulse(db: Db): Pulse | undefined {
  const row = prepared(db, 'SELECT * FROM market_pulse').get() as PulseRow | undefined
  return row && { ...row, symbols: JSON.parse(row.state) as Pulse['symbols'] }
}

export const pulseSecond = (db: Db): number | undefined =>
  (prepared(db, 'SELECT second FROM market_pulse').get() as { second: number } | undefined)?.second

export function insertAnchor(tx: Tx, { symbol, second, hashed, exact }: AnchorRow): void {
  prepared(tx, 'INSERT INTO market_anchor (symbol, second, hashed, exact) VALUES (?, ?, ?, ?)').run(
    symbol,
    second,
    hashed,
    exact,
  )
}

export const anchorsBetween = (db: Db, symbol: string, from: number, to: number): AnchorRow[] =>
  prepared(db, 'SELECT * FROM market_anchor WHERE symbol = ? AND second >= ? AND second < ? ORDER BY second').all(
    symbol,
    from,
    to,
  ) as AnchorRow[]

export function insertRefinement(tx: Tx, { symbol, second, places }: RefinementRow): void {
  prepared(tx, 'INSERT INTO symbol_refined (symbol, second, places) VALUES (?, ?, ?)').run(symbol, second, places)
}

/** When a symbol was quoted with fewer decimals, the oldest first. */
export const refinementsOf = (db: Db, symbol: string): RefinementRow[] =>
  prepared(db, 'SELECT * FROM symbol_refined WHERE symbol = ? ORDER BY second').all(symbol) as RefinementRow[]

export function publishHash(tx: Tx, day: string, hash: string): void {
  prepared(tx, 'INSERT OR IGNORE INTO market_seed (day, hash) VALUES (?, ?)').run(day, hash)
}

/** Days before this one whose seed is not yet told. */
export const untold = (db: Db, before: string): string[] =>
  prepared(db, 'SELECT day FROM market_seed WHERE seed IS NULL AND day < ? ORDER BY day')
    .all(before)
    .map(row => String(row.day))

export function publishSeed(tx: Tx, day: string, seed: string): void {
  prepared(tx, 'UPDATE market_seed SET seed = ? WHERE day = ?').run(seed, day)
}

export const seedOf = (db: Db, day: string): SeedRow | undefined =>
  prepared(db, 'SELECT day, hash, seed FROM market_seed WHERE day = ?').get(day) as SeedRow | undefined
