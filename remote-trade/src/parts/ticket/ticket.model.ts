/** The calculations of a ticket: from typed values to an order, or to faults. */
import type { SymbolInfo } from '@shared/contract'
import { toServerTime } from '@shared/format/time'
import {
  type Big,
  big,
  compare,
  type Decimal,
  type Funds,
  largestQuantity,
  type MarginMode,
  notionalOf,
  type OpenPreview,
  openingCost,
  portion,
  previewOpen,
  quantityForAmount,
  roundUp,
  type Side,
  truncate,
} from '@shared/money'
import { type Dealing, dealtBy } from '../cfd/dealing.ts'
import { dealtAt, endOf, type Waiting } from '../orders/waiting.model.ts'
import { noTargets, type Targets, type TargetsBy, type Typed, targetPrices } from '../targets/targets.ts'

export type Unit = 'base' | 'quote'

/** At the price of the moment, or waiting for one: to come as far as a limit, or to break through a stop. */
export type OrderKind = 'market' | 'limit' | 'stop'

/** The values of the fields. */
export interface OrderForm {
  kind: OrderKind
  /** The price that is waited for. */
  at: Decimal | ''
  /** How long it waits; '' until it is cancelled. */
  until: Waiting
  /** What `quantity` counts: the asset, or its worth. */
  unit: Unit
  quantity: Decimal | ''
  /** Percent of the largest quantity, while the slider said it last: it then follows the price. */
  share: number | null
  /** Which of the two pairs of targets counts; the other is kept for coming back. */
  targetsBy: TargetsBy
  /** Prices. */
  price: Typed
  /** Percent of the margin: 50 is a gain of half of it, as a stop a loss of half of it. */
  return: Typed
}

export const blank: OrderForm = {
  kind: 'market',
  at: '',
  until: '',
  unit: 'base',
  quantity: '',
  share: null,
  targetsBy: 'price',
  price: noTargets,
  return: noTargets,
}

export interface Terms {
  mode: MarginMode
  leverage: number
}

/** The market and account that an order is checked against. */
export interface TicketContext {
  info: SymbolInfo
  dealing: Dealing
  /** The execution price: of the market, or of the waiting order. */
  price: Decimal
  /** As it is quoted: between ask and bid. */
  market: Decimal
  funds: Funds
  available: Decimal
  /** Of the whole account. */
  equity: Decimal
  usedMargin: Decimal
  /** CFDs use all of it, and nothing is frozen: what closes them is then the account's own margin level. */
  isCfdAlone: boolean
  /** The account's open notional of this symbol, at open prices. */
  held: Decimal
  /** Numbers of open positions and of waiting orders. */
  running: number
  pending: number
}

/** The same context at the order's execution price. @param side undefined until a button is pressed: the higher price counts */
export const contextAt = (
  context: TicketContext,
  order: Pick<OrderForm, 'kind' | 'at'>,
  side?: Side,
): TicketContext => ({
  ...context,
  price: dealtAt(order, side, dealtBy(context.dealing, side ?? 'long', context.market)),
})

/** A quantity at a price, as the formulas count it. */
const sizeOf = (quantity: Decimal, { dealing }: TicketContext): Big => big(quantity).times(big(dealing.unit))

/** What a quantity is worth at what it would be dealt at. */
export const worthOf = (quantity: Decimal, context: TicketContext): Decimal =>
  notionalOf(sizeOf(quantity, context), context.price).toString()

/** The most that balance, leverage and symbol allow; "0" for nothing. */
export const largest = ({ leverage }: Terms, { info, dealing, price, available, held }: TicketContext): Decimal =>
  largestQuantity({
    available,
    price: notionalOf(dealing.unit, price),
    leverage,
    feeRate: info.takerFee,
    step: info.quantityStep,
    maxQuantity: info.maxQuantity,
    tiers: dealing.tiers,
    heldNotional: held,
  })

/** In units of the asset; '' where nothing was said. */
export function quantityOf({ unit, quantity, share }: OrderForm, terms: Terms, context: TicketContext): Decimal | '' {
  const step = context.info.quantityStep
  if (share !== null) return portion(largest(terms, context), share, step)
  if (quantity === '' || unit === 'base') return quantity
  return quantityForAmount(quantity, context.price, step)
}

/** A quantity in the field's unit. */
export const inUnit = (quantity: Decimal | '', unit: Unit, price: Decimal): Decimal | '' =>
  quantity === '' || unit === 'base' ? quantity : truncate(notionalOf(quantity, price), 2)

/** The same quantity counted in the other unit. */
export function inOtherUnit(form: OrderForm, terms: Terms, context: TicketContext): OrderForm {
  const unit = form.unit === 'base' ? 'quote' : 'base'
  return { ...form, unit, quantity: inUnit(quantityOf(form, terms, context), unit, context.price) }
}

/** The prices at which a position of this side would be closed for its owner. */
export const targetsOf = (
  form: OrderForm,
  side: Side,
  leverage: number,
  { info, price }: Pick<TicketContext, 'info' | 'price'>,
): Targets =>
  targetPrices(form.targetsBy, form[form.targetsBy], { side, entry: price, leverage, places: info.pricePrecision })

/** Margin, fee, liquidation, available before and after, by the function that the exchange books with; null without a quantity. */
export function previewOf(
  quantity: Decimal | '',
  side: Side,
  { mode, leverage }: Terms,
  context: TicketContext,
): OpenPreview | null {
  if (quantity === '' || compare(quantity, '0') <= 0) return null
  const { info, dealing, price, funds } = context
  const exposure = dealing.exposure({ side, quantity, entry: price, leverage })
  return previewOpen({ ...exposure, mode, leverage, pricePlaces: info.pricePrecision }, funds)
}

/** How much must be transferred first, to the cent upwards; null where the balance is enough for this quantity, or any. */
export function shortage(quantity: Decimal | '', { leverage }: Terms, context: TicketContext): Decimal | null {
  const { minQuantity, takerFee } = context.info
  const wanted = quantity === '' || compare(quantity, minQuantity) < 0 ? minQuantity : quantity
  const cost = openingCost(sizeOf(wanted, context), context.price, leverage, takerFee)
  const missing = big(cost).minus(big(context.available))
  return missing.gt('0') ? big(roundUp(missing, 2)).toFixed(2) : null
}

/** What the confirm sheet shows and the exchange gets, whatever is typed or ticks meanwhile. */
export interface Intent extends Terms, Pick<OrderForm, 'kind' | 'at'>, Pick<Dealing, 'tradeType'> {
  symbol: string
  /** Until when it waits; null until it is cancelled. */
  expireTime: string | null
  side: Side
  quantity: Decimal
  targets: Targets
}

/** @param now of the server, epoch ms · @returns null without a quantity */
export function intentOf(form: OrderForm, side: Side, terms: Terms, known: TicketContext, now: number): Intent | null {
  const context = contextAt(known, form, side)
  const quantity = quantityOf(form, terms, context)
  if (quantity === '') return null
  const { kind, at, until } = form
  const end = kind === 'market' ? null : endOf(until, now)
  const targets = targetsOf(form, side, terms.leverage, context)
  return {
    ...terms,
    kind,
    at,
    expireTime: end === null ? null : toServerTime(end),
    symbol: context.info.symbol,
    tradeType: context.dealing.tradeType,
    side,
    quantity,
    targets,
  }
}

/** How far the price may move against a position until it is liquidated, a fraction of it; null: it cannot be. */
export function roomOf(liquidation: Decimal | null, price: Decimal): Decimal | null {
  return liquidation === null ? null : truncate(big(liquidation).minus(big(price)).abs().div(big(price)), 8)
}
