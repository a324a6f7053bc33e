/** A row's symbol and prices in the terms of the formulas, contract and CFD alike. */
import { type CodeOf, marginModeOf, sideOf, tradeTypes } from '@shared/contract/codes'
import {
  type Big,
  big,
  type Decimal,
  dealPrice,
  dollarsPer,
  type MarginMode,
  markPrice,
  type Side,
  type Spread,
  unitsOf,
} from '@shared/money'
import type { Context } from '../context.ts'
import { type SymbolSpec, symbolOf } from '../market/symbols.ts'
import { type KeptSpec, onTerms } from './kept-terms.ts'
import type { StoredRow } from './tables.ts'

type TradeType = CodeOf<typeof tradeTypes>

export const sideOfRow = (row: Pick<StoredRow, 'direction'>): Side => sideOf(row.direction)
export const modeOfRow = (row: Pick<StoredRow, 'margin_mode'>): MarginMode => marginModeOf(row.margin_mode)
export const isCfd = (type: TradeType): boolean => type === tradeTypes.cfd

/** A symbol as it is quoted today. A row's is in the seed: it was checked when the order came. */
export function quotedSpec(symbol: string): SymbolSpec {
  const spec = symbolOf(symbol)
  if (!spec)
    throw new Error(
      `There are positions in ${symbol}, which the market no longer knows: put it back into market/symbols.ts`,
    )
  return spec
}

/** A row's symbol on the terms that the row keeps. */
export const specOf = ({ symbol, terms }: Pick<StoredRow, 'symbol' | 'terms'>): KeptSpec =>
  onTerms(quotedSpec(symbol), terms)

/** Newest price of a symbol; what is traded always has one. */
export function priceOf(context: Context, symbol: string): Decimal {
  const tick = context.market.last(symbol)
  if (!tick) throw new Error(`No price was ever recorded for ${symbol}`)
  return tick.price
}

/** Only CFDs are dealt with a spread. */
const termsOf = (type: TradeType, { spread, pricePrecision }: SymbolSpec): Spread =>
  isCfd(type) ? { spread, pricePrecision } : { pricePrecision }

/** What an order of a side deals at, where the market stands at a price. */
export const dealAt = (type: TradeType, spec: SymbolSpec, side: Side, price: Decimal): Decimal =>
  dealPrice(side, price, termsOf(type, spec))

/** What a position is worth by, where the market stands at a price. */
export const markAt = (type: TradeType, spec: SymbolSpec, side: Side, price: Decimal): Decimal =>
  markPrice(side, price, termsOf(type, spec))

/** A row's mark at the newest price. */
export const markOf = (context: Context, row: StoredRow): Decimal =>
  markAt(row.trade_type, specOf(row), sideOfRow(row), priceOf(context, row.symbol))

/** What one of a quantity counts in the formulas: a base unit; a lot of a CFD in dollars of its quote currency, at the newest rate. */
export const unitOf = (context: Context, type: TradeType, spec: SymbolSpec): Big =>
  isCfd(type)
    ? unitsOf('1', spec.contractSize ?? '1').times(dollarsPer(spec.quoteCurrency, name => priceOf(context, name)))
    : big('1')

/** A quantity as the formulas count it. */
export const sizeIn = (context: Context, type: TradeType, spec: SymbolSpec, quantity: Decimal): Big =>
  unitOf(context, type, spec).times(big(quantity))

export const sizeOf = (context: Context, row: StoredRow): Big =>
  sizeIn(context, row.trade_type, specOf(row), row.quantity)
