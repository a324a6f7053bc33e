/** Why an order is refused: small rules, each with its name (docs/rules/trade.md#opening-a-position). */
import { positionStates } from '@shared/contract/codes'
import { MOST_PENDING, MOST_RUNNING, WIDEST_TOLERANCE } from '@shared/contract/limits'
import {
  compare,
  type Decimal,
  isMultipleOf,
  limitRange,
  movedAgainst,
  partRefusal,
  priceStep,
  type QuantityRefusal,
  quantityRefusal,
  type Side,
  stopLossRefusal,
  takeProfitRefusal,
} from '@shared/money'
import { stamp } from '../clock.ts'
import type { Context } from '../context.ts'
import { STALE_MS, type Tick } from '../market/port.ts'
import { nextOpening } from '../market/sessions.ts'
import { type SymbolSpec, symbolOf } from '../market/symbols.ts'
import { inForce } from '../market/terms.ts'
import { Refused, refuse } from '../refusals/refuse.ts'
import type { StoredRow } from './tables.ts'

/** As a new order is judged by it. */
export function tradedSymbol({ db }: Context, symbol: string, tradeType: StoredRow['trade_type']): SymbolSpec {
  const spec = symbolOf(symbol)
  if (!spec) return refuse('not-found', { field: 'symbol' })
  const now = inForce(db, spec)
  return now.tradeTypes.includes(tradeType) ? now : refuse('symbol-mode', { field: 'symbol' })
}

const opening = ({ hours }: SymbolSpec, now: number): string => {
  const second = nextOpening(hours, Math.floor(now / 1000))
  return second === undefined ? '' : stamp(second * 1000)
}

/** Of an open market, and too old to deal at. */
export const isStale = ({ clock }: Pick<Context, 'clock'>, { open, time }: Tick): boolean =>
  open && Math.abs(clock.now() - time) > STALE_MS

/** A tick that is there, and not stale where its market is open. */
export const checkFresh = (context: Context, tick: Tick | undefined): Tick =>
  tick && !isStale(context, tick) ? tick : refuse('price-stale')

/** The newest tick of a symbol whose market rests, or is not stale: what a waiting order is judged by. */
export const freshTick = (context: Context, spec: SymbolSpec): Tick =>
  checkFresh(context, context.market.last(spec.symbol))

/** The tick that an order fills at: the newest, of an open market, not stale. */
export function tradableTick(context: Context, spec: SymbolSpec): Tick {
  const tick = context.market.last(spec.symbol)
  if (tick && !tick.open) refuse('market-closed', { time: opening(spec, context.clock.now()) })
  return freshTick(context, spec)
}

/** @param side of the order: closing a long sells · @param price that it would deal at */
export function checkMoved(side: Side, expected: Decimal, price: Decimal, tolerance: Decimal): void {
  if (compare(tolerance, '0') < 0 || compare(tolerance, WIDEST_TOLERANCE) > 0)
    refuse('field-invalid', { field: 'tolerance' })
  if (movedAgainst(side, expected, price, tolerance)) refuse('price-moved', { value: price })
}

export function checkSize(refused: QuantityRefusal | null): void {
  if (!refused) return
  const { name, ...values } = refused
  throw new Refused(name, { ...values, field: 'quantity' })
}

export const checkQuantity = (quantity: Decimal, spec: SymbolSpec): void => checkSize(quantityRefusal(quantity, spec))

/** A part of a position is as fine as an order, and no more than all of it. */
export const checkPart = (part: Decimal, whole: Decimal, spec: Pick<SymbolSpec, 'quantityStep'>): void =>
  checkSize(partRefusal(part, whole, spec))

/** A price that is typed lies on the symbol's grid: what is stored is what a price can reach. */
export function checkGrid(prices: Readonly<Record<string, Decimal | undefined>>, { pricePrecision }: SymbolSpec): void {
  const step = priceStep(pricePrecision)
  for (const [field, price] of Object.entries(prices))
    if (price && !isMultipleOf(price, step)) refuse('quantity-step', { field, step })
}

/** A price to wait for lies within a fifth of the market's. */
export function checkReach(field: string, price: Decimal, tick: Tick, { pricePrecision }: SymbolSpec): void {
  const { min, max } = limitRange(tick.price, pricePrecision)
  if (compare(price, min) < 0 || compare(price, max) > 0) refuse('price-range', { field, min, max })
}

export type Targets = { takeProfit: Decimal | null; stopLoss: Decimal | null }

export function checkTargets(side: Side, price: Decimal, targets: Targets, liquidation: Decimal | null): void {
  const { takeProfit, stopLoss } = targets
  const wrongProfit = takeProfit && takeProfitRefusal(side, price, takeProfit)
  if (wrongProfit) refuse(wrongProfit, { field: 'takeProfitPrice' })
  const wrongStop = stopLoss && stopLossRefusal(side, price, stopLoss, liquidation)
  if (wrongStop) refuse(wrongStop, { field: 'stopLossPrice', price: liquidation ?? '' })
}

/** @param rows of the account, all of one state */
export function checkCount(rows: readonly StoredRow[], state: StoredRow['state']): void {
  const most = state === positionStates.pending ? MOST_PENDING : MOST_RUNNING
  if (rows.length >= most) refuse('too-many', { n: most })
}
