import type { Decimal } from '@shared/money'

/** The newest prices of a symbol, one row each second that it trades; kept 24 h. */
export type TickRow = {
  /** Epoch second. */
  second: number
  symbol: string
  seq: number
  /** Whole number of the symbol's smallest price steps. */
  points: number
}

/** Complete candles; a running one is in the pulse. Written once, never changed. */
export type CandleRow = {
  symbol: string
  /** 1m | 15m | 1h | 1d */
  period: string
  /** Epoch second of the bar's start. */
  time: number
  open: number
  high: number
  low: number
  close: number
  /** In the symbol's smallest volume unit. */
  volume: number
}

/** All that the market needs to go on from the last second it lived: one row. */
export type PulseRow = {
  id: number
  second: number
  /** process | tape */
  source: string
  /** Epoch second of the very first price: a tape counts from it. */
  origin: number
  /** JSON: each symbol's exact price, last tick and running bars. */
  state: string
}

/** A day's seed: its hash from 00:00, the seed itself once the day is over. */
export type SeedRow = { day: string; hash: string; seed: string | null }

/** Where `market verify` starts to recompute: the exact price after a second. */
export type AnchorRow = {
  symbol: string
  second: number
  /** The last second before it that was lived through second by second; what lies between was bridged. */
  hashed: number
  exact: string
}

/** What new orders of a symbol may be, where the operator changed it. */
export type SymbolTermsRow = {
  symbol: string
  min_quantity: Decimal
  max_quantity: Decimal
  most_leverage: number
  /** 0: none are taken. */
  orders: number
}

/** A token that is quoted since it was listed. */
export type ListedRow = { base: string; price: Decimal; second: number }

/** Up to this second, and since the row before, a symbol was quoted with fewer decimals: `market verify` rounds so. */
export type RefinementRow = { symbol: string; second: number; places: number }

export type MarketTables = {
  tick: TickRow
  candle: CandleRow
  market_pulse: PulseRow
  market_seed: SeedRow
  market_anchor: AnchorRow
  symbol_terms: SymbolTermsRow
  listed_symbol: ListedRow
  symbol_refined: RefinementRow
}

declare module '../db/tables.ts' {
  interface Tables extends MarketTables {}
}
