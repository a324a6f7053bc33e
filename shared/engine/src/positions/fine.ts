/** Whether a price is fine enough to begin something at it (docs/rules/trade.md#symbols). */
import { tradeTypes } from '@shared/contract/codes'
import { big, type Decimal, isFine, SPOT_ROUND_TRIP } from '@shared/money'
import type { Context } from '../context.ts'
import type { SymbolSpec } from '../market/symbols.ts'
import { refuse } from '../refusals/refuse.ts'
import type { StoredRow } from './tables.ts'

type TradeType = StoredRow['trade_type']

/** What opening and closing costs at least, as a share of the price. A contract is always closed as a taker. */
const roundTripOf = ({ makerFee, takerFee }: SymbolSpec, type: TradeType): Decimal =>
  type === tradeTypes.contract ? big(makerFee).plus(big(takerFee)).toString() : SPOT_ROUND_TRIP

/** A spread is a price itself, of ten steps or more: a CFD is fine at any price. */
export const isFineAt = (spec: SymbolSpec, type: TradeType, price: Decimal): boolean =>
  type === tradeTypes.cfd || isFine(price, spec.pricePrecision, roundTripOf(spec, type))

/** At the newest price; a symbol without one is refused elsewhere. */
export function isFineNow({ market }: Context, spec: SymbolSpec, type: TradeType): boolean {
  const tick = market.last(spec.symbol)
  return !tick || isFineAt(spec, type, tick.price)
}

/** @throws Refused symbol-mode where a step of the newest price is more than a tenth of the cost */
export function checkFine(context: Context, spec: SymbolSpec, type: TradeType): void {
  if (!isFineNow(context, spec, type)) refuse('symbol-mode', { field: 'symbol' })
}
