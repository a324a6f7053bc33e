/** A spot order as it is confirmed. */
import { toServerTime } from '@shared/format/time'
import { big, compare, type Decimal, min, type Side, spotCost, spotFill, spotQuantity } from '@shared/money'
import { endOf } from '../orders/waiting.model.ts'
import { faultsOf } from './spot.faults.ts'
import { type SpotContext, type SpotForm, type SpotSize, sizeOf } from './spot.model.ts'

/** What the confirm sheet shows and the exchange gets, whatever is typed or ticks meanwhile: a quantity, however it was typed. */
export type SpotIntent = {
  symbol: string
  side: Side
  kind: SpotForm['kind']
  at: Decimal | ''
  quantity: Decimal
  /** Until when it waits; null until it is cancelled. */
  expireTime: string | null
}

/** The least favourable price within a tolerance. */
const worstPrice = (side: Side, price: Decimal, tolerance: Decimal): Decimal => {
  const part = side === 'long' ? big('1').plus(big(tolerance)) : big('1').minus(big(tolerance))
  return big(price).times(part).toString()
}

/** What an amount buys at this price, no more than the money pays at the highest one within the tolerance. */
function quantityFor(
  { amount, quantity }: SpotSize,
  { market, money, info }: SpotContext,
  tolerance: Decimal,
): Decimal {
  if (!amount) return quantity
  const affordable = spotQuantity(money, worstPrice('long', market, tolerance))
  return compare(affordable, info.minQuantity) < 0 ? quantity : min(quantity, affordable).toString()
}

/** @param now of the server, epoch ms */
export function intentOf(form: SpotForm, context: SpotContext, now: number, tolerance: Decimal): SpotIntent | null {
  const size = sizeOf(form, context)
  if (!size || faultsOf(form, context).length > 0) return null
  const { side, kind, at } = form
  const end = kind === 'market' ? null : endOf(form.until, now)
  const quantity = quantityFor(size, context, tolerance)
  const expireTime = end === null ? null : toServerTime(end)
  return { side, kind, at, symbol: context.info.symbol, quantity, expireTime }
}

type Slipped = { paid: Decimal } | { received: Decimal }

/** The most a buy costs, or the least a sale brings, where the price may still move; null of an order that waits for its price. */
export function worstOf({ kind, side, quantity }: SpotIntent, price: Decimal, tolerance: Decimal): Slipped | null {
  if (kind === 'limit') return null
  const worst = worstPrice(side, price, tolerance)
  if (side === 'long') return { paid: spotCost({ quantity, price: worst }) }
  return { received: spotFill({ side, quantity, price: worst }).received }
}
