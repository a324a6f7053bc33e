/** A stored position in the terms of the formulas. */
import { marginModeOf, marginModes, sideOf } from '@shared/contract/codes'
import {
  type CrossPosition,
  type Earning,
  type Exposure,
  liquidationPrice,
  type MarginMode,
  profitOf,
  requiredEquity,
  type Side,
} from '@shared/money'
import type { Context } from '../context.ts'
import { type SymbolSpec, symbolOf } from '../market/symbols.ts'
import type { PositionRow } from './tables.ts'

export const sideOfRow = (row: PositionRow): Side => sideOf(row.direction)
export const modeOfRow = (row: PositionRow): MarginMode => marginModeOf(row.margin_mode)

/** A position's symbol is in the seed: it was checked when it was opened. */
export function specOf(symbol: string): SymbolSpec {
  const spec = symbolOf(symbol)
  if (!spec)
    throw new Error(
      `There are positions in ${symbol}, which the market no longer knows: put it back into market/symbols.ts`,
    )
  return spec
}

export function exposureOf(row: PositionRow): Exposure {
  const { tiers, takerFee } = specOf(row.symbol)
  return { side: sideOfRow(row), quantity: row.quantity, entry: row.open_price, tiers, feeRate: takerFee }
}

/** The price that liquidates an isolated position as it stands; null for cross, whose price depends on the others. */
export const ownLiquidation = (row: PositionRow): string | null =>
  row.margin_mode === marginModes.cross
    ? null
    : liquidationPrice(exposureOf(row), row.margin, specOf(row.symbol).pricePrecision)

/** Newest price of a symbol; a running position's symbol always has one. */
export function markOf(context: Context, symbol: string): string {
  const tick = context.market.last(symbol)
  if (!tick) throw new Error(`No price was ever recorded for ${symbol}`)
  return tick.price
}

export const profitAt = (row: PositionRow, mark: string): string =>
  profitOf(sideOfRow(row), row.quantity, row.open_price, mark).toString()

/** What a position has made at a price, and how much of that was paid out. */
export const earningOf = (row: PositionRow, mark: string): Earning => ({
  profit: profitAt(row, mark),
  settled: row.settled,
})

/** What a cross position brings into its pool at a price. */
export function inPool(row: PositionRow, mark: string): CrossPosition & { row: PositionRow } {
  const { tiers, takerFee } = specOf(row.symbol)
  const required = requiredEquity(tiers, row.quantity, mark, takerFee)
  return { row, margin: row.margin, ...earningOf(row, mark), required }
}
