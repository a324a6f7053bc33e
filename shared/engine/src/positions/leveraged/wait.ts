/** Limit and stop orders: they keep what they may cost until a tick fills them, or they end. */
import { closeReasons, orderTypes, positionStates } from '@shared/contract/codes'
import { compare, type Decimal, fillsLimit, fillsStop, notionalOf, type Side, sum } from '@shared/money'
import { fromStamp } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import type { Tick } from '../../market/port.ts'
import { refuse } from '../../refusals/refuse.ts'
import { checkCount, checkReach, checkTargets, freshTick } from '../checks.ts'
import { figuresOf } from '../figures.ts'
import { dealAt, sideOfRow, specOf } from '../pricing.ts'
import { accountOf, insertRow, pendingOf, runningOf, updateRow } from '../rows.ts'
import type { OrderRow, PositionRow, StoredRow } from '../tables.ts'
import { bookFreeze, bookOpening } from './book.ts'
import { newRow, openAt, opened, type Placing, targetsOf } from './fill.ts'
import { checkFunds, checkLeverage, type Plan, previewAt, quantityOf } from './plan.ts'

/** The price that an order waits for, and how. */
export type Waiting = {
  field: 'price' | 'triggerPrice'
  price: Decimal
  fills: (side: Side, price: Decimal, deal: Decimal) => boolean
}

export function waitingFor(order: {
  price?: Decimal | null | undefined
  triggerPrice?: Decimal | null | undefined
}): Waiting {
  if (order.price) return { field: 'price', price: order.price, fills: fillsLimit }
  if (order.triggerPrice) return { field: 'triggerPrice', price: order.triggerPrice, fills: fillsStop }
  throw new Error('An order that waits has a price to wait for')
}

/** @throws Refused stop-side where a stop's price was reached already */
export function isMarketable({ field, price, fills }: Waiting, side: Side, deal: Decimal, tick: Tick): boolean {
  const reached = fills(side, price, deal)
  if (reached && field === 'triggerPrice') refuse('stop-side', { field })
  return reached && tick.open
}

/** A moment to come. */
export function endOf(context: Context, expireTime: string | undefined): number | null {
  if (!expireTime) return null
  const at = fromStamp(expireTime)
  return at > context.clock.now() ? at : refuse('field-invalid', { field: 'expireTime' })
}

/** A limit that the market has reached fills at once, as a taker. */
export function waitFor(tx: Tx, context: Context, placing: Placing): StoredRow {
  const { account, order, plan } = placing
  const waiting = waitingFor(order)
  const tick = freshTick(context, plan.spec)
  const expireAt = endOf(context, order.expireTime)
  checkReach(waiting.field, waiting.price, tick, plan.spec)
  const deal = dealAt(plan.type, plan.spec, plan.side, tick.price)
  if (isMarketable(waiting, plan.side, deal, tick)) return openAt(tx, context, placing, tick)
  const quantity = quantityOf(order, plan, waiting.price)
  // what waits fills however many run by then: so no more of it while they are as many as may be
  checkCount(runningOf(tx, account), positionStates.running)
  checkCount(pendingOf(tx, account), positionStates.pending)
  checkLeverage(tx, account, plan, notionalOf(quantity, waiting.price).toString())
  const preview = previewAt(context, account, plan, [quantity, waiting.price])
  checkTargets(plan.side, waiting.price, targetsOf(order), preview.liquidation)
  checkFunds(account, preview)
  const row: OrderRow = insertRow(tx, {
    ...newRow(account, order, plan, quantity, context.clock.now()),
    ...notOpened,
    margin: preview.margin,
    frozen: preview.cost,
    expire_at: expireAt,
  })
  bookFreeze(tx, row, preview.cost, 0)
  return row
}

export const notOpened = {
  open_fee: '0',
  liquidation: null,
  open_price: null,
  open_seq: null,
  opened_at: null,
  state: positionStates.pending,
} as const

export const planOfRow = (row: StoredRow): Plan => ({
  spec: specOf(row),
  type: row.trade_type,
  side: sideOfRow(row),
  leverage: row.leverage,
  mode: row.margin_mode,
})

/** Whether a tick fills it. */
export const isFilledAt = (row: OrderRow, tick: Tick): boolean => {
  const { fills, price } = waitingFor({ price: row.price, triggerPrice: row.trigger_price })
  const { spec, type, side } = planOfRow(row)
  return fills(side, price, dealAt(type, spec, side, tick.price))
}

/** Marks the last of what is booked about one order's freeze. */
export const LAST = 'last'

/**
 * A tick has reached it. What it costs more than it kept comes from what is available; where that is not there, it ends
 * (closeReason 9).
 * @param rests a limit that the tick came to is a maker's; one that came to the market, and a stop, are a taker's
 */
export function fillOrder(tx: Tx, context: Context, row: OrderRow, tick: Tick, rests = true): StoredRow {
  const account = accountOf(row)
  const plan = planOfRow(row)
  const deal = dealAt(plan.type, plan.spec, plan.side, tick.price)
  const rate = rests && row.order_type === orderTypes.limit ? plan.spec.makerFee : plan.spec.takerFee
  const { available } = figuresOf(context, account)
  bookFreeze(tx, row, `-${row.frozen}`, LAST)
  const preview = previewAt(context, account, plan, [row.quantity, deal], rate)
  const more = sum([preview.cost, `-${row.frozen}`])
  if (compare(more, available) > 0) return ended(tx, context, row, closeReasons.noFunds)
  const filled: PositionRow = updateRow(tx, row, opened(preview, plan, deal, tick, context.clock.now()))
  bookOpening(tx, filled)
  return filled
}

/** It ends unfilled, and what it kept is free again. */
export function endOrder(
  tx: Tx,
  context: Context,
  row: OrderRow,
  reason: NonNullable<OrderRow['close_reason']>,
): OrderRow {
  bookFreeze(tx, row, `-${row.frozen}`, LAST)
  return ended(tx, context, row, reason)
}

/** @param reason why it was not filled; what it kept is booked by whoever ends it */
export const ended = (
  tx: Tx,
  { clock }: Context,
  row: OrderRow,
  reason: NonNullable<OrderRow['close_reason']>,
): OrderRow =>
  updateRow(tx, row, {
    frozen: '0',
    state: positionStates.cancelled,
    close_reason: reason,
    closed_at: clock.now(),
  } as const)
