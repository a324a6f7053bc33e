/** One position at the price of this moment, and where it would be liquidated. */
import type { Position, SymbolInfo } from '@shared/contract'
import { marginModeOf, marginModes, sideOf, tradeTypes } from '@shared/contract/codes'
import {
  type Big,
  big,
  bookedProfit,
  type CrossPosition,
  type CrossTotals,
  changeRate,
  crossLiquidationPrice,
  crossTotals,
  type Decimal,
  dollarSymbol,
  type Exposure,
  type MarginMode,
  markPrice,
  max,
  poolWithout,
  profitOf,
  reachesStop,
  reachesTarget,
  requiredEquity,
  restRequired,
  returnOnEquity,
  type Side,
} from '@shared/money'
import { cfdDealing } from '../cfd/cfd.dealing.ts'
import { contractDealing, type Dealing } from '../cfd/dealing.ts'
import { type Hours, restRateOf } from '../cfd/rest.model.ts'
import { ownInfo } from '../quotes/kept-terms.ts'

export interface LivePosition {
  row: Position
  /** On the terms that the row keeps; absent while the symbols are not known. */
  info: SymbolInfo | undefined
  /** Absent too while what turns its money into dollars is not known. */
  dealing: Dealing | undefined
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
/** When markets rest, by symbol. */
export type Rests = ReadonlyMap<string, Hours>
const noRests: Rests = new Map()

export type Marked = Omit<LivePosition, 'liquidation' | 'distance'>

/** How a row is counted; undefined until all prices that takes are known. */
function dealingOf(
  { tradeType }: Position,
  info: SymbolInfo | undefined,
  marks: Marks,
  rests: Rests,
): Dealing | undefined {
  if (!info || tradeType !== tradeTypes.cfd) return info && contractDealing(info)
  const dollars = dollarSymbol(info.quoteCurrency)
  const rate = dollars === null ? '1' : marks.get(dollars)
  return rate === undefined ? undefined : cfdDealing(info, () => rate, restRateOf(info, rests.get(info.symbol)))
}

/** Whose prices it takes to count a row. */
export function pricedBy({ symbol, tradeType }: Position, infos: Infos): string[] {
  const dollars = tradeType === tradeTypes.cfd ? dollarSymbol(infos.get(symbol)?.quoteCurrency ?? 'USD') : null
  return dollars === null ? [symbol] : [symbol, dollars]
}

/** What it would be closed at now, and what that brings; by the exchange's last word where it cannot be counted. */
function worthNow(row: Position, dealing: Dealing | undefined, market: Decimal | undefined) {
  const side = sideOf(row.direction)
  const counted = dealing ?? (row.tradeType === tradeTypes.cfd ? undefined : { unit: '1', spread: undefined })
  const said = row.markPrice ?? row.openPrice ?? '0'
  const mark = market && counted ? (counted.spread ? markPrice(side, market, counted.spread) : market) : said
  const entry = row.openPrice ?? mark
  const profit = counted && bookedProfit(side, big(row.quantity).times(big(counted.unit)), entry, mark)
  return { side, mark, entry, profit: profit ?? row.profit ?? '0' }
}

/** One row at its price of this moment. */
export function marked(row: Position, marks: Marks, infos: Infos, rests: Rests = noRests): Marked {
  const listed = infos.get(row.symbol)
  const info = listed && ownInfo(row, listed)
  const dealing = dealingOf(row, info, marks, rests)
  const worth = worthNow(row, dealing, marks.get(row.symbol))
  return {
    row,
    info,
    dealing,
    ...worth,
    mode: marginModeOf(row.marginMode ?? marginModes.isolated),
    settled: row.settled ?? '0',
    yield: returnOnEquity(worth.side, worth.entry, worth.mark, row.leverage ?? 1),
  }
}

/** Of a part of it, or all, as the formulas count it; null while that is not known. */
export const sizeOf = (
  { row, dealing }: Pick<Marked, 'row' | 'dealing'>,
  quantity: Decimal = row.quantity,
): Big | null => (dealing ? big(quantity).times(big(dealing.unit)) : null)

/** What closing it at a price would bring before fees: of USDJPY in the dollars of that price. Null while not known. */
export function profitIf({ row, side, entry, info, dealing }: LivePosition, price: Decimal): Decimal | null {
  if (!dealing) return null
  const ownRate = row.tradeType === tradeTypes.cfd && info && dollarSymbol(info.quoteCurrency) === info.symbol
  const { unit } = ownRate ? cfdDealing(info, () => price) : dealing
  return profitOf(side, big(row.quantity).times(big(unit)), entry, price).toString()
}

/** What a position must be worth because its market rests soon. */
export function restOf(position: Marked): Decimal {
  const { dealing, mark, entry } = position
  const size = sizeOf(position)
  return dealing && size ? restRequired(dealing.rest, size, mark, entry) : '0'
}

/** What new orders and transfers leave alone. */
export const keptOf = (position: Marked): Big => max(position.row.margin, restOf(position))

/** What a cross position must stay worth. */
function requiredOf(position: Marked): Big {
  const exposure = exposureOf(position)
  if (!exposure) return big('0')
  return max(requiredEquity(exposure.tiers, exposure.quantity, position.mark, exposure.feeRate), restOf(position))
}

/** What a cross position brings into its pool. */
export const legOf = (position: Marked): CrossPosition => ({
  profit: position.profit,
  settled: position.settled,
  margin: keptOf(position),
  required: requiredOf(position),
})

/** What secures cross positions: counted once for all of them. */
export type Backing = { free: Decimal; pool: CrossTotals; legs: ReadonlyMap<string, CrossPosition> }

export function backingOf(positions: readonly Marked[], free: Decimal): Backing {
  const crossed = positions.filter(({ mode }) => mode === 'cross')
  const legs = crossed.map(one => [one.row.id, legOf(one)] as const)
  return { free, pool: crossTotals(legs.map(([, leg]) => leg)), legs: new Map(legs) }
}

/** What a position is, in the terms of the liquidation formula; undefined where it cannot be counted. */
export const exposureOf = ({ row, side, entry, dealing }: Marked): Exposure | undefined =>
  dealing?.exposure({ side, quantity: row.quantity, entry, leverage: row.leverage ?? 1, margin: row.margin })

/** An isolated position's price stands with the row; a cross one's leans on everything else. */
function liquidationOf(position: Marked, { free, pool, legs }: Backing): Decimal | null {
  const { row, info, settled } = position
  const leg = legs.get(row.id)
  const exposure = exposureOf(position)
  if (!leg || !info || !exposure) return row.liquidationPrice ?? null
  const others = poolWithout(pool, leg)
  const backing = { wallet: free, otherRequired: others.required, otherProfit: others.profit, settled }
  return crossLiquidationPrice(exposure, backing, info.pricePrecision)
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
