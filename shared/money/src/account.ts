/** The contract account: what is free to use, and what it is worth. */
import { big, compare, max, min, type Num, sum, truncate } from './big.ts'
import { type CrossTotals, crossTotals, type Earning, outstandingOf } from './cross.ts'
import type { Decimal } from './decimal.ts'
import type { MarginMode } from './side.ts'

/** max(0, free − Σ cross margin + min(0, Σ cross profit)): the limit of new orders and of transfers out. */
export const availableFunds = (free: Num, cross: Pick<CrossTotals, 'margin' | 'profit'>): Decimal =>
  max('0', big(free).minus(cross.margin).plus(min('0', cross.profit))).toString()

export interface HeldPosition extends Earning {
  mode: MarginMode
  margin: Num
  /** What new orders and transfers leave alone, where that is more than the margin: a CFD's before its market rests. */
  kept?: Num
}

export interface AccountSummary {
  /** free + frozen + isolated margin + unrealised profit */
  equity: Decimal
  available: Decimal
  usedMargin: Decimal
  /** Without what was settled of it. */
  unrealizedProfit: Decimal
  /** equity / used margin as a fraction of four places; null without positions */
  marginLevel: Decimal | null
}

/** The account as `summary` and `queryUserContractBalance` answer it. `frozen` is what pending orders hold. */
export function accountSummary(free: Num, frozen: Num, positions: readonly HeldPosition[]): AccountSummary {
  const isolated = positions.filter(p => p.mode === 'isolated')
  const pool = positions.filter(p => p.mode === 'cross')
  const cross = crossTotals(pool.map(p => ({ ...p, margin: p.kept ?? p.margin, required: '0' })))
  const unrealized = sum(positions.map(outstandingOf))
  const held = sum(isolated.map(p => p.margin))
  const used = held.plus(sum(pool.map(p => p.margin)))
  const equity = sum([free, frozen, held, unrealized])
  return {
    equity: equity.toString(),
    available: availableFunds(free, cross),
    usedMargin: used.toString(),
    unrealizedProfit: unrealized.toString(),
    marginLevel: marginLevelOf(equity, used),
  }
}

/** Equity over used margin, a fraction of four places; null without positions. */
export const marginLevelOf = (equity: Num, used: Num): Decimal | null =>
  compare(used, '0') > 0 ? truncate(big(equity).div(big(used)), 4) : null
