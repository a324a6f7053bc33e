/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
import type { Generated } from 'kysely'

export type Columns = {
  /** Complete candles; a running one is in the pulse. Written once, never changed. */
  candle: {
    symbol: string
    period: '1m' | '15m' | '1h' | '1d'
    /** Epoch second of the bar's start. */
    time: number
    open: number
    high: number
    low: number
    close: number
    /** In the symbol's smallest volume unit. */
    volume: number
  }
  /** A token that is quoted since it was listed. */
  listed_symbol: {
    base: string
    price: string
    second: number
  }
  /** Where `market verify` starts to recompute: the exact price after a second. */
  market_anchor: {
    symbol: string
    second: number
    /** The last second before it that was lived through second by second; what lies between was bridged. */
    hashed: number
    exact: string
  }
  /** All that the market needs to go on from the last second it lived: one row. */
  market_pulse: {
    id: Generated<number>
    second: number
    /** process | tape */
    source: string
    /** Epoch second of the very first price: a tape counts from it. */
    origin: number
    /** JSON: each symbol's exact price, last tick and running bars. */
    state: string
  }
  /** A day's seed: its hash from 00:00, the seed itself once the day is over. */
  market_seed: {
    day: string
    hash: string
    seed: string | null
  }
  /** Up to this second, and since the row before, a symbol was quoted with fewer decimals: `market verify` rounds so. */
  symbol_refined: {
    symbol: string
    second: number
    places: number
  }
  /** What new orders of a symbol may be, where the operator changed it. */
  symbol_terms: {
    symbol: string
    min_quantity: string
    max_quantity: string
    most_leverage: number
    /** 0: none are taken. */
    orders: Generated<0 | 1>
  }
  /** The newest prices of a symbol, one row each second that it trades; kept 24 h. */
  tick: {
    /** Epoch second. */
    second: number
    symbol: string
    seq: number
    /** Whole number of the symbol's smallest price steps. */
    points: number
  }
}
