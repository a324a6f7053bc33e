/** A contract or CFD in the terms of the formulas. */
import { marginModes, positionStates } from '@shared/contract/codes'
import {
  type Big,
  big,
  bookedProfit,
  type CrossPosition,
  cfdExposure,
  type Decimal,
  type Earning,
  type Exposure,
  liquidationPrice,
  max,
  requiredEquity,
  type Side,
  unitsOf,
} from '@shared/money'
import type { Context } from '../../context.ts'
import type { SymbolSpec } from '../../market/symbols.ts'
import { isCfd, markOf, sideOfRow, sizeOf, specOf } from '../pricing.ts'
import type { PositionRow, StoredRow } from '../tables.ts'
import { restOf } from './rest.ts'

type Terms = { type: StoredRow['trade_type']; side: Side; size: Big; entry: Decimal; margin: Decimal; lots: Decimal }

/** Of an order or a position: what it risks, and what it must stay worth. */
export function exposureIn(spec: SymbolSpec, { type, side, size, entry, margin, lots }: Terms): Exposure {
  const { tiers, takerFee: feeRate, baseCurrency, contractSize = '1' } = spec
  if (!isCfd(type)) return { side, quantity: size, entry, tiers, feeRate }
  return cfdExposure({ side, units: unitsOf(lots, contractSize), size, baseCurrency, entry, margin, feeRate })
}

export const exposureOf = (context: Context, row: PositionRow): Exposure =>
  exposureIn(specOf(row), {
    type: row.trade_type,
    side: sideOfRow(row),
    size: sizeOf(context, row),
    entry: row.open_price,
    margin: row.margin,
    lots: row.quantity,
  })

/** The price that liquidates an isolated position as it stands; null for cross, whose price depends on the others. */
export const ownLiquidation = (context: Context, row: PositionRow): string | null =>
  row.margin_mode === marginModes.cross
    ? null
    : liquidationPrice(exposureOf(context, row), row.margin, specOf(row).pricePrecision)

export const profitAt = (context: Context, row: PositionRow, mark: Decimal): string =>
  bookedProfit(sideOfRow(row), sizeOf(context, row), row.open_price, mark)

/** What a position has made, at the newest price unless told, and how much of that was paid out. */
export const earningOf = (context: Context, row: PositionRow, mark: Decimal = markOf(context, row)): Earning => ({
  profit: profitAt(context, row, mark),
  settled: row.settled,
})

/** What a cross position brings into its pool at the newest price. @param rest of it, see `restOf` */
export function inPool(
  context: Context,
  row: PositionRow,
  rest = restOf(context, row),
): CrossPosition & { row: PositionRow } {
  const { tiers, quantity, feeRate } = exposureOf(context, row)
  const mark = markOf(context, row)
  const required = max(requiredEquity(tiers, quantity, mark, feeRate), rest)
  return { row, margin: max(row.margin, rest), ...earningOf(context, row, mark), required }
}

/** q·P of what a row holds of its symbol, or waits to hold: at what it was opened at, or will be. */
export const heldNotional = (row: StoredRow): Big =>
  big(row.quantity).times(
    row.state === positionStates.running ? row.open_price : (row.price ?? row.trigger_price ?? '0'),
  )
