/** What the rest of the exchange may ask of open positions. */
import { accountSummary, type Decimal, fromMinor } from '@shared/money'
import type { Db } from '../db/open.ts'
import { held } from '../ledger/index.ts'

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
}

/** An exchange on which nobody holds a position. */
export const noPositions = (db: Db): Positions => ({
  figures(userId) {
    const free = held(db, { owner: userId, currency: 'USDT', kind: 'contract' })
    return accountSummary(fromMinor(free), '0', [])
  },
})
