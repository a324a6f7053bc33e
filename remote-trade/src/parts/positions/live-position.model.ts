/** One position at the price of this moment, and where it would be liquidated. */
import type { Position, SymbolInfo } from '@shared/contract'
import { marginModeOf, marginModes, sideOf } from '@shared/contract/codes'
import {
  big,
  type CrossPosition,
  type CrossTotals,
  changeRate,
  crossLiquidationPrice,
  crossTotals,
  type Decimal,
  type Exposure,
  type MarginMode,
  poolWithout,
  profitOf,
  reachesStop,
  reachesTarget,
  requiredEquity,
  returnOnEquity,
  type Side,
} from '@shared/money'

export interface LivePosition {
  row: Position
  /** Absent while the symbols are not known. */
  info: SymbolInfo | undefined
  side: Side
  mode: MarginMode
  entry: Decimal
  mark: Decimal
  /** Before fees, in whole. */
  profit: Decimal
  /** How much of it was paid out already, for losses of other cross positions. */
  settled: Decimal
  /** Return on equity, a fraction. */
  yield: Decimal
  liquidation: Decimal | null
  /** How far the price may still go until liquidation, a fraction of it; null where nothing liquidates. */
  distance: Decimal | null
}

/** Newest price by symbol; what is not there stands at the exchange's last word. */
export type Marks = ReadonlyMap<string, Decimal>
export type Infos = ReadonlyMap<string, SymbolInfo>

export type Marked = Omit<LivePosition, 'liquidation' | 'distance'>

/** One row at its price of this moment. */
export function marked(row: Position, marks: Marks, infos: Infos): Marked {
  const side = sideOf(row.direction)
  const mark = marks.get(row.symbol) ?? row.markPrice ?? row.openPrice ?? '0'
  const entry = row.openPrice ?? mark
  return {
    row,
    info: infos.get(row.symbol),
    side,
    mode: marginModeOf(row.marginMode ?? marginModes.isolated),
    entry,
    mark,
    profit: profitOf(side, row.quantity, entry, mark).toString(),
    settled: row.settled ?? '0',
    yield: returnOnEquity(side, entry, mark, row.leverage ?? 1),
  }
}

const requiredOf = ({ info, row, mark }: Marked) =>
  info ? requiredEquity(info.tiers, row.quantity, mark, info.takerFee) : big('0')

/** What secures cross positions: counted once for all of them. */
export type Backing = { free: Decimal; pool: CrossTotals; legs: ReadonlyMap<string, CrossPosition> }

export function backingOf(positions: readonly Marked[], free: Decimal): Backing {
  const crossed = positions.filter(({ mode }) => mode === 'cross')
  const legs = crossed.map(one => [one.row.id, { ...one, margin: one.row.margin, required: requiredOf(one) }] as const)
  return { free, pool: crossTotals(legs.map(([, leg]) => leg)), legs: new Map(legs) }
}

/** What a position is, in the terms of the liquidation formula. */
export const exposureOf = ({ row, side, entry }: Marked, info: SymbolInfo): Exposure => ({
  side,
  quantity: row.quantity,
  entry,
  tiers: info.tiers,
  feeRate: info.takerFee,
})

/** An isolated position's price stands with the row; a cross one's leans on everything else. */
function liquidationOf(position: Marked, { free, pool, legs }: Backing): Decimal | null {
  const { row, info, settled } = position
  const leg = legs.get(row.id)
  if (!leg || !info) return row.liquidationPrice ?? null
  const others = poolWithout(pool, leg)
  const backing = { wallet: free, otherRequired: others.required, otherProfit: others.profit, settled }
  return crossLiquidationPrice(exposureOf(position, info), backing, info.pricePrecision)
}

function distanceOf(side: Side, mark: Decimal, liquidation: Decimal | null): Decimal | null {
  if (liquidation === null) return null
  if (reachesStop(side, mark, liquidation)) return '0'
  return changeRate(mark, liquidation).replace('-', '')
}

/** @param backing of the account that it stands in */
export function live(position: Marked, backing: Backing): LivePosition {
  const liquidation = liquidationOf(position, backing)
  return { ...position, liquidation, distance: distanceOf(position.side, position.mark, liquidation) }
}

/** Whether the price stands where the exchange closes the position: it has done so by now. */
export function isTriggered({ row, side, mark, liquidation }: LivePosition): boolean {
  const { takeProfitPrice, stopLossPrice } = row
  if (stopLossPrice && reachesStop(side, mark, stopLossPrice)) return true
  if (takeProfitPrice && reachesTarget(side, mark, takeProfitPrice)) return true
  return liquidation !== null && reachesStop(side, mark, liquidation)
}
