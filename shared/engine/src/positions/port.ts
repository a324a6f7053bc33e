/** What the rest of the exchange may ask of open positions. */
import type { Decimal } from '@shared/money'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'

/** One user's contract account in USDT. */
export type ContractFigures = {
  /** Limit of new orders and of transfers out. */
  available: Decimal
  /** Isolated margins, and what cross and CFD positions use of the free balance. */
  usedMargin: Decimal
  unrealizedProfit: Decimal
  equity: Decimal
}

export type Positions = {
  /** Reads only; inside or outside a transaction. @param at whose prices and clock count, where they are not the newest */
  figures(userId: string, at?: Context): ContractFigures
  /** Whether contracts or CFDs of the user's money run, or were closed since the moment that `at` is of. */
  hadLeverage(userId: string, at: Context): boolean
  /** Whether an option or second contract of the user's money ended before a moment (epoch ms) and is not settled yet. */
  hasOverdue(userId: string, db: Db, at: number): boolean
  /** What the user's simulated account and competitions are worth, in virtual money. */
  virtualEquity(userId: string): Decimal
}
