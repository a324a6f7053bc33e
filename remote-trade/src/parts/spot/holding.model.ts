/** A coin that one holds, at a price. */
import type { PositionsSummary } from '@shared/contract'
import { type Decimal, holdingProfit, returnOnMargin, worthOf } from '@shared/money'

export type Holding = NonNullable<PositionsSummary['holdings']>[number]
export type LiveHolding = Holding & {
  /** Of what it has cost, a fraction; null of what has cost nothing. */
  rate: Decimal | null
}

/** At what a coin is traded here. */
export const symbolOf = (currency: string): string => `${currency}USDT`

/** @param price undefined leaves what the exchange said of it */
export function liveHolding(holding: Holding, price: Decimal | undefined): LiveHolding {
  const { quantity, averagePrice } = holding
  const profit = price ? holdingProfit(holding, price) : holding.profit
  const rate = Number(averagePrice) > 0 ? returnOnMargin(profit, quantity, averagePrice, 1) : null
  return { ...holding, value: price ? worthOf({ quantity, price }) : holding.value, profit, rate }
}
