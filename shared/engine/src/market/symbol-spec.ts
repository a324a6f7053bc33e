/** What the exchange knows of a symbol: its terms, and the numbers that its price process runs on. */
import type { CodeOf, categories, tradeTypes } from '@shared/contract/codes'
import type { Decimal, Tier } from '@shared/money'
import type { Hours } from './sessions.ts'

export type SymbolSpec = {
  symbol: string
  baseCurrency: string
  quoteCurrency: string
  category: CodeOf<typeof categories>
  pricePrecision: number
  /** Decimals of the traded volume, which is counted in base currency. */
  volumePrecision: number
  quantityStep: Decimal
  minQuantity: Decimal
  maxQuantity: Decimal
  /** What the exchange really takes orders for. */
  tradeTypes: readonly CodeOf<typeof tradeTypes>[]
  leverages: readonly number[]
  tiers: readonly Tier[]
  takerFee: Decimal
  makerFee: Decimal
  /** Base units in one lot. */
  contractSize?: Decimal
  /** ask − bid, an even number of points. */
  spread?: Decimal
  /** Night fee as a yearly rate; negative is a credit. */
  swapLong?: Decimal
  swapShort?: Decimal
  sessions: readonly string[]
  hours: Hours
  hot: 0 | 1
  sort: number
  /** The price of a fresh exchange, and the one five years before it. */
  reference: Decimal
  past: Decimal
  /** Volatility a year, a fraction: the process's own, and so the one that options are priced with. */
  sigma: number
  /** Weights of the normal draws that move it, by the draw's name; their squares sum to 1. */
  factors: readonly (readonly [name: string, weight: number])[]
  /** Base units a day, on average: the sandbox's own model of volume. */
  dailyVolume: number
}
