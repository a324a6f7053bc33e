/** What the rest of the exchange may ask of the market. */
import type { CandlePeriod, Ticker } from '@shared/contract'
import type { Tx } from '../db/transact.ts'
import type { Listing } from './symbols.ts'

/** A price older than this is stale: no order fills at it, and phones are told so (config.json). */
export const STALE_MS = 5000

/** One recorded price. */
export type Tick = {
  symbol: string
  /** Decimal string in the symbol's precision: the mark price. */
  price: string
  /** Epoch milliseconds. */
  time: number
  /** Grows by one per tick of the symbol. */
  seq: number
  /** False in closed hours: then price is the last one. */
  open: boolean
}

/** [start in epoch ms, open, high, low, close, volume] */
export type BarTuple = [number, string, string, string, string, string]

export type Market = {
  /** For config.json: a tape stands in for the process under a manual clock only. */
  readonly source: 'process' | 'tape'
  /** The newest tick; undefined for an unknown symbol. Inside the beat's transaction: that second's. */
  last(symbol: string): Tick | undefined
  /** The newest tick of each symbol. */
  all(): readonly Tick[]
  /** The last tick recorded at or before a time (epoch ms) of the past 24 h; undefined when a minute had none. */
  tickAt(symbol: string, time: number): Tick | undefined
  /** The newest prices as the contract's calls show them, in the order of lists; without `spark`. */
  tickers(): readonly Ticker[]
  /** 24 hourly closes, oldest first; the last is the newest price. */
  spark(symbol: string): string[]
  /** Bars that start before `end` (epoch ms), the newest `limit` of them, oldest first. */
  bars(symbol: string, period: CandlePeriod, end: number | undefined, limit: number): Bars
  /** The published seed of a day ("yyyy-MM-dd"): `seed` is null until the day is over. */
  seed(day: string): { hash: string; seed: string | null } | undefined
  /**
   * A token is quoted against USDT from this second on: it has no past, and is moved as all others are. The same again is
   * nothing. @param tx of which it is the last write; without one it makes its own @throws Error where it cannot be
   */
  list(listing: Listing, tx?: Tx): Tick
  /** Runs after each committed second. @returns the end of it */
  onSecond(listen: () => void): () => void
}

export type Bars = { bars: BarTuple[]; more: boolean }

/** What drives it: the exchange's start and its pulse. */
export type MarketEngine = Market & {
  /** Once, before anything else: goes on from the last second, or begins with five years of history; fills a downtime. */
  load(): void
  /**
   * One second: moves prices, records ticks, writes what must survive, all in `tx`. Call `committed` after the commit.
   * @param now epoch ms; a second that was already lived has no ticks
   * @returns the ticks of this second
   */
  beat(tx: Tx, now: number): readonly Tick[]
  /** After the commit of a beat: tells the streams. */
  committed(): void
  /** After a beat's transaction failed: forgets what was not written. */
  rolledBack(): void
  /**
   * The whole second: transaction, beat, `work` on its ticks, commit, streams. If `work` throws, nothing happened.
   * @param work positions, expiries, days: in the same transaction
   */
  second(now: number, work?: (tx: Tx, ticks: readonly Tick[]) => void): readonly Tick[]
}
