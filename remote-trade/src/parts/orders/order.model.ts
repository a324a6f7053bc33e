/** A waiting order: what it waits for, how far that is, and what other terms would be. */
import type { InputOf, Position, SymbolInfo } from '@shared/contract'
import type { amendOrderCall } from '@shared/contract/calls/trade'
import { directions, sideOf, tradeTypes } from '@shared/contract/codes'
import { toServerTime } from '@shared/format/time'
import {
  big,
  compare,
  type Decimal,
  dealPrice,
  fillsLimit,
  fillsStop,
  limitRange,
  type Num,
  openingCost,
  type QuantityRefusal,
  type Side,
  spotCost,
  spotRefusal,
  unitsOf,
} from '@shared/money'
import type { FormModel } from 'shell/form'
import { spreadOf } from '../cfd/dealing.ts'
import { ownInfo } from '../quotes/kept-terms.ts'
import type { OrderKind } from '../ticket/ticket.model.ts'
import { endOf, priceFaults, type Waiting, type WaitingFault, type WaitingField } from './waiting.model.ts'

export type WaitingOrder = {
  row: Position
  /** On the terms that the order keeps. */
  info: SymbolInfo
  /** On the terms of today, which a larger order takes. */
  quoted: SymbolInfo
  side: Side
  kind: Exclude<OrderKind, 'market'>
  /** The price it waits for. */
  at: Decimal
}

/** Null where it waits for nothing, or its symbol is not known. */
export function waitingOrder(row: Position, info: SymbolInfo | undefined): WaitingOrder | null {
  const at = row.price ?? row.triggerPrice
  if (!at || !info) return null
  const terms = { info: ownInfo(row, info), quoted: info }
  return { row, ...terms, side: sideOf(row.direction), kind: row.price ? 'limit' : 'stop', at }
}

/** What it would deal at now: a CFD at the ask or the bid. */
export const dealtAt = ({ row, info, side }: WaitingOrder, market: Decimal): Decimal =>
  dealPrice(side, market, spreadOf(row, info))

/** Whether the market stands where the exchange fills it: it has done so by now. */
export const isReached = (order: WaitingOrder, market: Decimal): boolean =>
  (order.kind === 'limit' ? fillsLimit : fillsStop)(order.side, order.at, dealtAt(order, market))

/** Where a price lies on the scale of what may be waited for, 0 to 1: all rails of a list share it. */
export function placeOn(price: Decimal, market: Decimal): number {
  const { min, max } = limitRange(market, 8)
  const part = Number(
    big(price)
      .minus(big(min))
      .div(big(max).minus(big(min)))
      .toString(),
  )
  return Math.min(1, Math.max(0, part))
}

/** `until` 'kept': the end stays as it is. */
export type AmendForm = { at: Decimal | ''; quantity: Decimal | ''; until: Waiting | 'kept' }
export type AmendContext = {
  order: WaitingOrder
  /** Undefined until a price is known: the exchange checks the range and the side. */
  market: Decimal | undefined
  /** Undefined until the account is known: the exchange checks the funds. */
  available: Decimal | undefined
  /** Dollars of one of what its price is told in; undefined while that is not known. */
  rate: Num | undefined
}
export type AmendFault =
  | WaitingFault
  | { field: 'quantity'; name: 'quantity-missing' }
  | ({ field: 'quantity' } & QuantityRefusal)
  | { field: 'quantity'; name: 'short'; missing: Decimal }

const isSpot = ({ tradeType }: Position): boolean => tradeType === tradeTypes.spot

/** What its freeze is counted in: the coin of a sale on spot, else the currency that is paid with. */
export const frozenUnit = (row: Position, info: SymbolInfo): string =>
  isSpot(row) && row.direction === directions.sell ? info.baseCurrency : row.currency

/** Its symbol on the terms that it would wait on: a larger order takes those of today, any other keeps its own. */
const termsFor = ({ quantity }: Pick<AmendForm, 'quantity'>, { row, info, quoted }: WaitingOrder): SymbolInfo =>
  quantity !== '' && compare(quantity, row.quantity) > 0 ? quoted : info

/** What it keeps on these terms; null without them. @param rate dollars of one of what its price is told in */
export function frozenBy(form: AmendForm, order: WaitingOrder, rate: Num | undefined): Decimal | null {
  const { at, quantity } = form
  const { row, side } = order
  if (at === '' || quantity === '' || compare(quantity, '0') <= 0) return null
  if (isSpot(row)) return side === 'long' ? spotCost({ quantity, price: at }) : quantity
  if (rate === undefined) return null
  const { takerFee, contractSize } = termsFor(form, order)
  const size = row.tradeType === tradeTypes.cfd ? unitsOf(quantity, contractSize ?? '1') : big(quantity)
  return openingCost(size.times(big(rate)), at, row.leverage ?? 1, takerFee)
}

/** Other terms of a waiting order, by the rules of placing one. */
export const amendModel: FormModel<AmendForm, AmendContext, WaitingField | 'quantity', AmendFault> = {
  blank: { at: '', quantity: '', until: 'kept' },
  faults(form, { order, market, ...funds }) {
    const price = priceFault(form, order, market)
    const size = sizeFault(form, order, funds)
    return { ...(price && { [price.field]: price }), ...(size && { quantity: size }) }
  },
  early: (form, context) => amendModel.faults(form, context),
}

function priceFault(form: AmendForm, order: WaitingOrder, market: Decimal | undefined): AmendFault | undefined {
  const { at } = form
  const { kind, info, side, row } = order
  const [fault] = priceFaults({ kind, at }, { info, market })
  if (fault || at === '' || kind === 'limit' || market === undefined) return fault
  const { spread, pricePrecision } = termsFor(form, order)
  const deal = row.tradeType === tradeTypes.cfd ? dealPrice(side, market, { spread, pricePrecision }) : market
  return fillsStop(side, at, deal) ? { field: 'triggerPrice', name: 'stop-side' } : undefined
}

type Means = Pick<AmendContext, 'available' | 'rate'>

/** Checks only a quantity that changes, as the exchange does. A spot sale may take all coins, free and frozen. */
function quantityFault(quantity: Decimal, order: WaitingOrder, available: Decimal | undefined) {
  const { row, side } = order
  if (compare(quantity, row.quantity) === 0) return null
  const all = isSpot(row) && side === 'short' ? big(available ?? '0').plus(big(row.frozen ?? '0')) : '0'
  return spotRefusal(quantity, termsFor({ quantity }, order), { all })
}

function sizeFault(form: AmendForm, order: WaitingOrder, { available, rate }: Means): AmendFault | undefined {
  if (form.quantity === '') return { field: 'quantity', name: 'quantity-missing' }
  const refused = quantityFault(form.quantity, order, available)
  if (refused) return { field: 'quantity', ...refused }
  if (available === undefined) return undefined
  const more = big(frozenBy(form, order, rate) ?? order.row.frozen ?? '0').minus(big(order.row.frozen ?? '0'))
  const missing = more.minus(big(available))
  return missing.gt('0') ? { field: 'quantity', name: 'short', missing: missing.toString() } : undefined
}

type Change = Omit<InputOf<typeof amendOrderCall>, 'id' | 'clientOrderId' | 'deadline'>

/** What differs; empty where nothing does. @param now of the server */
export function changeOf(
  { at, quantity, until }: AmendForm,
  { row, kind, at: was }: WaitingOrder,
  now: number,
): Change {
  const end = until === 'kept' ? null : endOf(until, now)
  return {
    ...(at !== '' && compare(at, was) !== 0 && (kind === 'limit' ? { price: at } : { triggerPrice: at })),
    ...(quantity !== '' && compare(quantity, row.quantity) !== 0 && { quantity }),
    ...(until !== 'kept' && { expireTime: end === null ? ('' as const) : toServerTime(end) }),
  }
}
