/** The contract account and its positions at the prices of this moment, by the formulas the exchange settles with. */

import type { Position, PositionsSummary } from '@shared/contract'
import { marginModes } from '@shared/contract/codes'
import { accountSummary, big, type CrossTotals, type Decimal, notionalOf, sum } from '@shared/money'
import { backingOf, type Infos, type LivePosition, live, type Marks, marked } from './live-position.model.ts'

/** What the exchange said at one moment. */
export interface Account {
  summary: PositionsSummary
  /** The running ones, newest first. */
  positions: readonly Position[]
}

export interface LiveAccount {
  positions: readonly LivePosition[]
  /** The free balance: what no isolated margin holds. */
  free: Decimal
  /** Totals of the cross pool. */
  cross: CrossTotals
  equity: Decimal
  available: Decimal
  usedMargin: Decimal
  profit: Decimal
  /** Equity over used margin, a fraction; null without positions. */
  marginLevel: Decimal | null
}

const isIsolated = ({ marginMode }: Position): boolean => marginMode !== marginModes.cross

/** equity = free + frozen + isolated margins + unrealised profit, solved for the free balance. */
export function freeOf({ summary, positions }: Account): Decimal {
  const held = sum(positions.filter(isIsolated).map(row => row.margin))
  const { equity, frozen, unrealizedProfit } = summary
  return big(equity).minus(big(frozen)).minus(big(unrealizedProfit)).minus(held).toString()
}

/** Whether both answers are of one moment: between them a position may have opened or closed. */
export const agrees = ({ summary, positions }: Account): boolean =>
  sum(positions.map(row => row.margin)).eq(big(summary.usedMargin))

/** Everything that moves with the prices. */
export function liveAccount(account: Account, marks: Marks, infos: Infos): LiveAccount {
  const all = account.positions.map(row => marked(row, marks, infos))
  const free = freeOf(account)
  const figures = accountSummary(
    free,
    account.summary.frozen,
    all.map(({ mode, row, profit, settled }) => ({ mode, margin: row.margin, profit, settled })),
  )
  const backing = backingOf(all, free)
  const positions = all.map(position => live(position, backing))
  const { equity, available, usedMargin, unrealizedProfit: profit, marginLevel } = figures
  return { positions, free, cross: backing.pool, equity, available, usedMargin, profit, marginLevel }
}

/** What the account holds of a symbol, at open prices: it counts against the leverage's cap. */
export const heldNotional = (positions: readonly Position[], symbol: string): Decimal =>
  sum(
    positions.filter(row => row.symbol === symbol).map(row => notionalOf(row.quantity, row.openPrice ?? '0')),
  ).toString()
