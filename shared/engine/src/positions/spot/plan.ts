/** What a spot order says, and how much it is about. */
import type { createPositionCall, ParsedInputOf } from '@shared/contract'
import { directions, marginModes, orderTypes, sideOf } from '@shared/contract/codes'
import {
  compare,
  type Decimal,
  fromMinor,
  type SpotFill,
  type SpotOrder,
  spotAmountRange,
  spotCost,
  spotFill,
  spotQuantity,
  spotRefusal,
  toMinor,
} from '@shared/money'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { held, readAmount } from '../../ledger/index.ts'
import { refuse } from '../../refusals/refuse.ts'
import { checkSize, tradedSymbol } from '../checks.ts'
import type { Plan } from '../leveraged/plan.ts'

type Order = ParsedInputOf<typeof createPositionCall>

/** What belongs to other kinds of orders. */
const foreign = [
  'triggerPrice',
  'leverage',
  'marginMode',
  'takeProfitPrice',
  'stopLossPrice',
  'setId',
  'strike',
] as const

export function spotPlan(context: Context, order: Order): Plan {
  const spec = tradedSymbol(context, order.symbol, order.tradeType)
  const isLimit = order.orderType === orderTypes.limit
  if (order.orderType === orderTypes.stop) refuse('field-invalid', { field: 'orderType' })
  for (const field of foreign) if (order[field] !== undefined) refuse('field-invalid', { field })
  if ((order.price !== undefined) !== isLimit) refuse('field-invalid', { field: 'price' })
  if (order.expireTime && !isLimit) refuse('field-invalid', { field: 'expireTime' })
  const sellsByAmount = order.direction === directions.sell && order.amount
  if (sellsByAmount || (order.amount && order.quantity)) refuse('field-invalid', { field: 'amount' })
  return { spec, type: order.tradeType, side: sideOf(order.direction), leverage: 1, mode: marginModes.isolated }
}

/** All of a coin that is free, and what else may be sold with it. */
export const allOf = (db: Db, user: string, { spec, side }: Plan, kept: Decimal = '0'): Decimal => {
  const free = held(db, { owner: user, currency: spec.baseCurrency, kind: 'balance' })
  return side === 'short' ? fromMinor(free + toMinor(kept)) : '0'
}

/** @param all what a sale may take whole · @throws Refused quantity-range, quantity-step */
export const checkSpotSize = (quantity: Decimal, { spec }: Plan, all: Decimal): void =>
  checkSize(spotRefusal(quantity, spec, { all }))

/** @param at the price that it deals at, or waits for */
export function spotSize(db: Db, user: string, order: Order, plan: Plan, at: Decimal): Decimal {
  const { quantity, amount, orderType } = order
  const isBuyAtOnce = plan.side === 'long' && orderType === orderTypes.market
  if (amount) return sizeFor(amount, plan, at)
  if (!quantity) return refuse('field-invalid', { field: 'quantity' })
  if (isBuyAtOnce) checkSize(spotRefusal(quantity, plan.spec, { byAmount: true }))
  else checkSpotSize(quantity, plan, allOf(db, user, plan))
  return quantity
}

function sizeFor(amount: Decimal, { spec }: Plan, at: Decimal): Decimal {
  readAmount(amount)
  const quantity = spotQuantity(amount, at)
  if (spotRefusal(quantity, spec, { byAmount: true }))
    refuse('quantity-range', { field: 'amount', ...spotAmountRange(spec, at) })
  return quantity
}

/** What a waiting order keeps: the quote currency of a buy at its price, the coins of a sale. */
export const keptBy = ({ side }: Plan, quantity: Decimal, price: Decimal): Decimal =>
  side === 'long' ? spotCost({ quantity, price }) : quantity

/**
 * An order that waits is held against it too, at its own price: the tick that fills it is as good or better, and has nobody
 * to refuse to.
 * @throws Refused quantity-range where so little brings nothing
 */
export function spotFillOf(order: SpotOrder, { spec }: Plan): SpotFill {
  const fill = spotFill(order)
  if (compare(fill.received, '0') > 0) return fill
  return refuse('quantity-range', { field: 'quantity', min: spec.minQuantity, max: spec.maxQuantity })
}
