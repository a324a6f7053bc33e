/** The contract account and its positions at the prices of this moment, by the formulas the exchange settles with. */
import type { Position, PositionsSummary, SymbolInfo } from '@shared/contract'
import {
  accountSummary,
  big,
  type CrossTotals,
  changeRate,
  crossLiquidationPrice,
  crossTotals,
  type Decimal,
  type Exposure,
  type MarginMode,
  marginModeOf,
  notionalOf,
  profitOf,
  reachesStop,
  reachesTarget,
  requiredEquity,
  returnOnEquity,
  type Side,
  sideOf,
  sum,
} from '@shared/money'

/** What the exchange said at one moment. */
export interface Account {
  summary: PositionsSummary
  /** The running ones, newest first. */
  positions: readonly Position[]
}

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

const isIsolated = ({ marginMode }: Position): boolean => marginMode !== 2

/** equity = free + frozen + isolated margins + unrealised profit, solved for the free balance. */
export function freeOf({ summary, positions }: Account): Decimal {
  const held = sum(positions.filter(isIsolated).map(row => row.margin))
  const { equity, frozen, unrealizedProfit } = summary
  return big(equity).minus(big(frozen)).minus(big(unrealizedProfit)).minus(held).toString()
}

/** Whether both answers are of one moment: between them a position may have opened or closed. */
export const agrees = ({ summary, positions }: Account): boolean =>
  sum(positions.map(row => row.margin)).eq(big(summary.usedMargin))

/** @param marks newest price by symbol; what is not there stands at the exchange's last word */
export type Marks = ReadonlyMap<string, Decimal>
export type Infos = ReadonlyMap<string, SymbolInfo>

type Marked = Omit<LivePosition, 'liquidation' | 'distance'>

function marked(row: Position, marks: Marks, infos: Infos): Marked {
  const side = sideOf(row.direction)
  const mark = marks.get(row.symbol) ?? row.markPrice ?? row.openPrice ?? '0'
  const entry = row.openPrice ?? mark
  return {
    row,
    info: infos.get(row.symbol),
    side,
    mode: marginModeOf(row.marginMode ?? 1),
    entry,
    mark,
    profit: profitOf(side, row.quantity, entry, mark).toString(),
    settled: row.settled ?? '0',
    yield: returnOnEquity(side, entry, mark, row.leverage ?? 1),
  }
}

const requiredOf = ({ info, row, mark }: Marked) =>
  info ? requiredEquity(info.tiers, row.quantity, mark, info.takerFee) : big('0')

const poolOf = (positions: readonly Marked[]): CrossTotals =>
  crossTotals(
    positions
      .filter(({ mode }) => mode === 'cross')
      .map(position => ({ ...position, margin: position.row.margin, required: requiredOf(position) })),
  )

/** What a position is, in the terms of the liquidation formula. */
export const exposureOf = ({ row, side, entry }: Marked, info: SymbolInfo): Exposure => ({
  side,
  quantity: row.quantity,
  entry,
  tiers: info.tiers,
  feeRate: info.takerFee,
})

/** An isolated position's price stands with the row; a cross one's leans on everything else. */
function liquidationOf(position: Marked, all: readonly Marked[], free: Decimal): Decimal | null {
  const { row, info, mode, settled } = position
  if (mode === 'isolated' || !info) return row.liquidationPrice ?? null
  const others = poolOf(all.filter(other => other.row.id !== row.id))
  const backing = { wallet: free, otherRequired: others.required, otherProfit: others.profit, settled }
  return crossLiquidationPrice(exposureOf(position, info), backing, info.pricePrecision)
}

function distanceOf(side: Side, mark: Decimal, liquidation: Decimal | null): Decimal | null {
  if (liquidation === null) return null
  if (reachesStop(side, mark, liquidation)) return '0'
  return changeRate(mark, liquidation).replace('-', '')
}

/** Everything that moves with the prices. */
export function liveAccount(account: Account, marks: Marks, infos: Infos): LiveAccount {
  const all = account.positions.map(row => marked(row, marks, infos))
  const free = freeOf(account)
  const figures = accountSummary(
    free,
    account.summary.frozen,
    all.map(({ mode, row, profit, settled }) => ({ mode, margin: row.margin, profit, settled })),
  )
  const positions = all.map(position => {
    const liquidation = liquidationOf(position, all, free)
    return { ...position, liquidation, distance: distanceOf(position.side, position.mark, liquidation) }
  })
  const { equity, available, usedMargin, unrealizedProfit: profit, marginLevel } = figures
  return { positions, free, cross: poolOf(all), equity, available, usedMargin, profit, marginLevel }
}

/** What the account holds of a symbol, at open prices: it counts against the leverage's cap. */
export const heldNotional = (positions: readonly Position[], symbol: string): Decimal =>
  sum(
    positions.filter(row => row.symbol === symbol).map(row => notionalOf(row.quantity, row.openPrice ?? '0')),
  ).toString()

/** Whether the price stands where the exchange closes the position: it has done so by now. */
export function isTriggered({ row, side, mark, liquidation }: LivePosition): boolean {
  const { takeProfitPrice, stopLossPrice } = row
  if (stopLossPrice && reachesStop(side, mark, stopLossPrice)) return true
  if (takeProfitPrice && reachesTarget(side, mark, takeProfitPrice)) return true
  return liquidation !== null && reachesStop(side, mark, liquidation)
}
