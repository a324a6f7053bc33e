/** The cross pool: positions that share one account's free balance. */
import { type Big, big, type Num, sum } from './big.ts'

/** What a running position has made since it was opened. */
export interface Earning {
  /** Unrealised profit, in whole. */
  profit: Num
  /** How much of a profit was paid out already, for losses of other positions. */
  settled: Num
}

/** profit − settled: what closing it would still move. Below zero where a profit that was paid out has melted since. */
export const outstandingOf = ({ profit, settled }: Earning): Big => big(profit).minus(big(settled))

export interface CrossPosition extends Earning {
  /** qE/L: used, but not taken out of the free balance. Of a CFD at least what the rest of its market requires. */
  margin: Num
  /** Contract: `requiredEquity`, maintenance and closing fee. CFD: half of its margin, or what the rest requires. */
  required: Num
}

export interface CrossTotals {
  margin: Big
  /** Outstanding: what was settled stands in the free balance, or paid a loss. */
  profit: Big
  required: Big
}

export const crossTotals = (positions: readonly CrossPosition[]): CrossTotals => ({
  margin: sum(positions.map(p => p.margin)),
  profit: sum(positions.map(outstandingOf)),
  required: sum(positions.map(p => p.required)),
})

/** The totals of a pool's other positions: sums are exact, so this is what adding those up would give. */
export const poolWithout = (pool: CrossTotals, own: CrossPosition): CrossTotals => ({
  margin: pool.margin.minus(big(own.margin)),
  profit: pool.profit.minus(outstandingOf(own)),
  required: pool.required.minus(big(own.required)),
})

/** Whether positions must be closed: free + Σ outstanding profit ≤ Σ maintenance. An empty pool never has to. */
export function isPoolBreached(free: Num, positions: readonly CrossPosition[]): boolean {
  const { profit, required } = crossTotals(positions)
  return positions.length > 0 && big(free).plus(profit).lte(required)
}

/** The one that goes first: the largest loss; of equal ones the earlier in the list. */
export const largestLoss = <P extends CrossPosition>(positions: readonly P[]): P | undefined =>
  positions.reduce<P | undefined>(
    (worst, p) => (worst && outstandingOf(worst).lte(outstandingOf(p)) ? worst : p),
    undefined,
  )
