/** Why an order is refused: small rules, each with its name (docs/rules/trade.md#opening-a-position). */
import { MOST_ORDERS_A_SECOND, MOST_RUNNING, WIDEST_TOLERANCE } from '@shared/contract/limits'
import {
  compare,
  type Decimal,
  isMultipleOf,
  leverageRefusal,
  movedAgainst,
  notionalOf,
  partRefusal,
  type QuantityRefusal,
  quantityRefusal,
  type Side,
  stopLossRefusal,
  sum,
  takeProfitRefusal,
} from '@shared/money'
import { stamp } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { STALE_MS, type Tick } from '../market/port.ts'
import { nextOpening } from '../market/sessions.ts'
import { type SymbolSpec, symbolOf } from '../market/symbols.ts'
import { refuse } from '../refusals/refuse.ts'
import type { PositionRow } from './tables.ts'

export function tradedSymbol(symbol: string, tradeType: PositionRow['trade_type']): SymbolSpec {
  const spec = symbolOf(symbol)
  if (!spec) return refuse('not-found', { field: 'symbol' })
  if (!spec.tradeTypes.includes(tradeType)) refuse('symbol-mode', { field: 'symbol' })
  return spec
}

const opening = ({ hours }: SymbolSpec, now: number): string => {
  const second = nextOpening(hours, Math.floor(now / 1000))
  return second === undefined ? '' : stamp(second * 1000)
}

/** The tick that an order fills at: the newest, of an open market, not stale. */
export function tradableTick({ market, clock }: Context, spec: SymbolSpec): Tick {
  const tick = market.last(spec.symbol)
  if (tick && !tick.open) refuse('market-closed', { time: opening(spec, clock.now()) })
  if (!tick || clock.now() - tick.time > STALE_MS) return refuse('price-stale')
  return tick
}

/** @param side of the order: closing a long sells */
export function checkMoved(side: Side, expected: Decimal, tick: Tick, tolerance: Decimal): void {
  if (compare(tolerance, '0') < 0 || compare(tolerance, WIDEST_TOLERANCE) > 0)
    refuse('field-invalid', { field: 'tolerance' })
  if (movedAgainst(side, expected, tick.price, tolerance)) refuse('price-moved', { value: tick.price })
}

function checkSize(refused: QuantityRefusal | null): void {
  if (!refused) return
  const { name, ...values } = refused
  refuse(name, { ...values, field: 'quantity' })
}

export const checkQuantity = (quantity: Decimal, spec: SymbolSpec): void => checkSize(quantityRefusal(quantity, spec))

/** A part of a position is as fine as an order, and no more than all of it. */
export const checkPart = (part: Decimal, whole: Decimal, spec: SymbolSpec): void =>
  checkSize(partRefusal(part, whole, spec))

/** The leverage's cap counts everything the person holds of the symbol, at open prices, and the new order. */
export function checkLeverage(
  leverage: number,
  spec: SymbolSpec,
  running: readonly PositionRow[],
  order: Decimal,
): void {
  const before = running.filter(row => row.symbol === spec.symbol).map(row => notionalOf(row.quantity, row.open_price))
  const refused = leverageRefusal(leverage, spec, sum([...before, order]))
  if (refused?.name === 'position-limit')
    refuse('position-limit', { field: 'quantity', max: refused.max, currency: spec.quoteCurrency })
  if (refused) refuse(refused.name, { field: 'leverage', n: refused.n })
}

const stepOf = (places: number): Decimal => (places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`)

/** A target lies on the symbol's grid: what is stored is what a price can reach. */
export function checkGrid(
  targets: { takeProfitPrice?: Decimal | undefined; stopLossPrice?: Decimal | undefined },
  { pricePrecision }: SymbolSpec,
): void {
  const step = stepOf(pricePrecision)
  for (const field of ['takeProfitPrice', 'stopLossPrice'] as const)
    if (targets[field] && !isMultipleOf(targets[field], step)) refuse('quantity-step', { field, step })
}

export type Targets = { takeProfit: Decimal | null; stopLoss: Decimal | null }

export function checkTargets(side: Side, price: Decimal, targets: Targets, liquidation: Decimal | null): void {
  const { takeProfit, stopLoss } = targets
  const wrongProfit = takeProfit && takeProfitRefusal(side, price, takeProfit)
  if (wrongProfit) refuse(wrongProfit, { field: 'takeProfitPrice' })
  const wrongStop = stopLoss && stopLossRefusal(side, price, stopLoss, liquidation)
  if (wrongStop) refuse(wrongStop, { field: 'stopLossPrice', price: liquidation ?? '' })
}

export function checkCount(running: readonly PositionRow[]): void {
  if (running.length >= MOST_RUNNING) refuse('too-many', { n: MOST_RUNNING })
}

/** When the orders of the last second came, by person: who sent none in it is not in it. */
const recent = new WeakMap<Db, Map<string, number[]>>()

/** Ten orders a second and person, whatever became of them. */
export function checkPace({ db, clock }: Context, userId: string): void {
  const now = clock.now()
  const within = [...(recent.get(db) ?? [])].map(([who, at]) => [who, at.filter(one => now - one < 1000)] as const)
  const kept = new Map(within.filter(([, at]) => at.length > 0).map(([who, at]) => [who, [...at]]))
  const own = kept.get(userId) ?? []
  recent.set(db, kept)
  if (own.length >= MOST_ORDERS_A_SECOND) refuse('too-fast', { n: MOST_ORDERS_A_SECOND })
  kept.set(userId, [...own, now])
}
