/** The cross pool: positions that share one account's free balance. */
import { type Big, big, type Num, sum } from './big.ts'

export interface CrossPosition {
  /** qE/L: used, but not taken out of the free balance. */
  margin: Num
  /** Unrealised profit. */
  profit: Num
  /** Contract: `requiredEquity`, maintenance and closing fee. */
  required: Num
}

export interface CrossTotals {
  margin: Big
  profit: Big
  required: Big
}

export const crossTotals = (positions: readonly CrossPosition[]): CrossTotals => ({
  margin: sum(positions.map(p => p.margin)),
  profit: sum(positions.map(p => p.profit)),
  required: sum(positions.map(p => p.required)),
})

/** Whether positions must be closed: free + Σ profit ≤ Σ maintenance. An empty pool never has to. */
export function isPoolBreached(free: Num, positions: readonly CrossPosition[]): boolean {
  const { profit, required } = crossTotals(positions)
  return positions.length > 0 && big(free).plus(profit).lte(required)
}

/** The one that goes first: the largest loss; of equal ones the earlier in the list. */
export const largestLoss = <P extends CrossPosition>(positions: readonly P[]): P | undefined =>
  positions.reduce<P | undefined>((worst, p) => (worst && big(worst.profit).lte(big(p.profit)) ? worst : p), undefined)
