/** A spot order as it is confirmed. */
import { toServerTime } from '@shared/format/time'
import { big, type Decimal, type Side, spotFill, spotQuantity } from '@shared/money'
import { endOf } from '../orders/waiting.model.ts'
import { faultsOf } from './spot.faults.ts'
import { type SpotContext, type SpotForm, type SpotSize, sizeOf } from './spot.model.ts'

/** What the confirm sheet shows and the exchange gets, whatever is typed or ticks meanwhile. */
export type SpotIntent = SpotSize & {
  symbol: string
  side: Side
  kind: SpotForm['kind']
  at: Decimal | ''
  /** Until when it waits; null until it is cancelled. */
  expireTime: string | null
}

/** @param now of the server, epoch ms */
export function intentOf(form: SpotForm, context: SpotContext, now: number): SpotIntent | null {
  const size = sizeOf(form, context)
  if (!size || faultsOf(form, context).length > 0) return null
  const { side, kind, at } = form
  const end = kind === 'market' ? null : endOf(form.until, now)
  return { ...size, side, kind, at, symbol: context.info.symbol, expireTime: end === null ? null : toServerTime(end) }
}

/** The least it brings where the price may still move against the person; null of an order that waits for its price. */
export function leastReceived(intent: SpotIntent, price: Decimal, tolerance: Decimal): Decimal | null {
  if (intent.kind === 'limit') return null
  const worst = big(price).times(
    intent.side === 'long' ? big('1').plus(big(tolerance)) : big('1').minus(big(tolerance)),
  )
  const { side, amount } = intent
  const size = amount ? { amount, quantity: spotQuantity(amount, worst) } : { quantity: intent.quantity }
  return spotFill({ side, ...size, price: worst }).received
}
