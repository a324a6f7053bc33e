/** Turns an order into a position at a tick. */

import type { createPositionCall, ParsedInputOf } from '@shared/contract'
import { marginModes, positionStates } from '@shared/contract/codes'
import { type Decimal, notionalOf, type OpenPreview } from '@shared/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import type { TradingAccount } from '../../ledger/trading-account.ts'
import type { Tick } from '../../market/port.ts'
import { checkCount, checkTargets, type Targets } from '../checks.ts'
import { termsToKeep } from '../kept-terms.ts'
import { dealAt, isCfd } from '../pricing.ts'
import { insertRow, newPositionId, runningOf } from '../rows.ts'
import type { PositionRow } from '../tables.ts'
import { checkRest } from '../worth/rest.ts'
import { bookOpening } from './book.ts'
import { nightAfter } from './night.ts'
import { checkFunds, checkLeverage, type Plan, previewAt, quantityOf } from './plan.ts'

export type Order = ParsedInputOf<typeof createPositionCall>

/** Who it is for, what was ordered, and what does not change while it waits. */
export type Placing = { account: TradingAccount; order: Order; plan: Plan }

export const targetsOf = (order: Pick<Order, 'takeProfitPrice' | 'stopLossPrice'>): Targets => ({
  takeProfit: order.takeProfitPrice ?? null,
  stopLoss: order.stopLossPrice ?? null,
})

/** As a taker, at a tick. */
export function openAt(tx: Tx, context: Context, { account, order, plan }: Placing, tick: Tick): PositionRow {
  const { spec, type, side } = plan
  const price = dealAt(type, spec, side, tick.price)
  const quantity = quantityOf(order, plan, price)
  checkCount(runningOf(tx, account), positionStates.running)
  checkLeverage(tx, account, plan, notionalOf(quantity, price).toString())
  checkRest(context, plan)
  const preview = previewAt(context, account, plan, [quantity, price])
  const targets = targetsOf(order)
  checkTargets(side, price, targets, preview.liquidation)
  checkFunds(account, preview)
  const row = insertRow(tx, {
    ...newRow(account, order, plan, quantity, context.clock.now()),
    ...opened(preview, plan, price, tick, context.clock.now()),
  })
  bookOpening(tx, row)
  return row
}

/** What a position has that an order has not. */
export const opened = (
  { margin, fee, liquidation }: OpenPreview,
  { mode, type }: Plan,
  price: Decimal,
  tick: Tick,
  now: number,
) =>
  ({
    margin,
    open_fee: fee,
    liquidation: mode === marginModes.isolated ? liquidation : null,
    open_price: price,
    open_seq: tick.seq,
    opened_at: now,
    night_at: isCfd(type) ? nightAfter(now) : null,
    frozen: '0',
    expire_at: null,
    state: positionStates.running,
  }) as const

/** What every row begins with. */
export const newRow = (account: TradingAccount, order: Order, plan: Plan, quantity: Decimal, now: number) => ({
  ...blank,
  id: newPositionId(),
  user_id: account.owner,
  account: account.sub,
  trade_type: order.tradeType,
  symbol: plan.spec.symbol,
  terms: termsToKeep(plan.spec, order.tradeType),
  direction: order.direction,
  order_type: order.orderType,
  quantity,
  price: order.price ?? null,
  trigger_price: order.triggerPrice ?? null,
  leverage: plan.leverage,
  margin_mode: plan.mode,
  take_profit: order.takeProfitPrice ?? null,
  stop_loss: order.stopLossPrice ?? null,
  created_at: now,
})

export const blank = {
  parent_id: null,
  trailing: null,
  best: null,
  set_id: null,
  strike: null,
  premium: null,
  night_fee: '0',
  night_at: null,
  close_price: null,
  close_seq: null,
  close_fee: null,
  profit: null,
  settled: '0',
  covered: '0',
  close_reason: null,
  closed_at: null,
} as const
