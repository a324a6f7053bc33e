/** What the rest of the exchange may ask of the market. */

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

export type Market = {
  /** The newest tick; undefined for an unknown symbol. */
  last(symbol: string): Tick | undefined
  /** The newest tick of each symbol. */
  all(): readonly Tick[]
}
