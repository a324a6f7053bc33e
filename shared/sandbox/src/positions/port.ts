/** What the rest of the exchange may ask of open positions. */
import type { Decimal } from '@shared/money'

/** One user's contract account in USDT, at the newest prices. */
export type ContractFigures = {
  /** Limit of new orders and of transfers out. */
  available: Decimal
  /** Isolated margins, and what cross and CFD positions use of the free balance. */
  usedMargin: Decimal
  unrealizedProfit: Decimal
  equity: Decimal
}

export type Positions = {
  /** Reads only; inside or outside a transaction. */
  figures(userId: string): ContractFigures
  /** What the user's simulated account and competitions are worth, in virtual money. */
  virtualEquity(userId: string): Decimal
}
