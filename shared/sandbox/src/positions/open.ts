/** Opens a position at the market: one order, one position. */

import type { createPositionCall, ParsedInputOf } from '@shared/contract'
import { marginModeOf, marginModes, orderTypes, positionStates, sideOf } from '@shared/contract/codes'
import { type Decimal, LEDGER_PLACES, notionalOf, previewOpen, quantityForAmount, truncate } from '@shared/money'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transact.ts'
import { InsufficientFunds, toMinor } from '../ledger/index.ts'
import type { Tick } from '../market/port.ts'
import type { SymbolSpec } from '../market/symbols.ts'
import { refuse } from '../refusals/refuse.ts'
import { bookOpening } from './book.ts'
import {
  checkCount,
  checkGrid,
  checkLeverage,
  checkMoved,
  checkQuantity,
  checkTargets,
  tradableTick,
  tradedSymbol,
} from './checks.ts'
import { CURRENCY, freeOf, poolOf } from './figures.ts'
import { insertPosition, newPositionId, runningOf } from './rows.ts'
import type { PositionRow } from './tables.ts'

export type Order = ParsedInputOf<typeof createPositionCall>

function quantityOf(order: Order, spec: SymbolSpec, tick: Tick): Decimal {
  const { quantity, amount } = order
  // of two that say how much, neither may win in silence
  if (quantity && amount) refuse('field-invalid', { field: 'amount' })
  const wanted = quantity ?? (amount && quantityForAmount(amount, tick.price, spec.quantityStep))
  if (!wanted) return refuse('field-invalid', { field: 'quantity' })
  checkQuantity(wanted, spec)
  return wanted
}

/** Only market orders of contracts are taken; everything else is refused by its name. */
function checkKind(order: Order): { leverage: number; mode: PositionRow['margin_mode'] } {
  if (order.orderType !== orderTypes.market) refuse('field-invalid', { field: 'orderType' })
  if (order.price !== undefined) refuse('field-invalid', { field: 'price' })
  if (order.leverage === undefined) return refuse('field-invalid', { field: 'leverage' })
  return { leverage: order.leverage, mode: order.marginMode ?? marginModes.isolated }
}

/** @throws Refused: every rule of docs/rules/trade.md#opening-a-position; nothing is written then */
export function openPosition(tx: Tx, context: Context, userId: string, order: Order): PositionRow {
  const now = context.clock.now()
  const spec = tradedSymbol(order.symbol, order.tradeType)
  const { leverage, mode } = checkKind(order)
  const side = sideOf(order.direction)
  const tick = tradableTick(context, spec)
  checkMoved(side, order.expectedPrice, tick, order.tolerance)
  const quantity = quantityOf(order, spec, tick)
  checkGrid(order, spec)
  const running = runningOf(tx, userId)
  checkCount(running)
  checkLeverage(leverage, spec, running, notionalOf(quantity, tick.price).toString())
  const funds = { free: freeOf(context, userId), cross: poolOf(context, running) }
  const terms = { side, quantity, entry: tick.price, tiers: spec.tiers, feeRate: spec.takerFee }
  const preview = previewOpen({ ...terms, mode: marginModeOf(mode), leverage, pricePlaces: spec.pricePrecision }, funds)
  const targets = { takeProfit: order.takeProfitPrice ?? null, stopLoss: order.stopLossPrice ?? null }
  checkTargets(side, tick.price, targets, preview.liquidation)
  if (preview.missing !== '0') {
    const account = { owner: userId, currency: CURRENCY, kind: 'contract' } as const
    throw new InsufficientFunds(
      account,
      toMinor(truncate(preview.availableBefore, LEDGER_PLACES)),
      toMinor(preview.cost),
    )
  }
  const row = insertPosition(tx, {
    ...blank,
    id: newPositionId(),
    user_id: userId,
    trade_type: order.tradeType,
    symbol: spec.symbol,
    direction: order.direction,
    order_type: orderTypes.market,
    quantity,
    leverage,
    margin_mode: mode,
    margin: preview.margin,
    take_profit: targets.takeProfit,
    stop_loss: targets.stopLoss,
    liquidation: mode === marginModes.isolated ? preview.liquidation : null,
    open_price: tick.price,
    open_seq: tick.seq,
    open_fee: preview.fee,
    created_at: now,
  })
  bookOpening(tx, row)
  return row
}

const blank = {
  parent_id: null,
  close_price: null,
  close_seq: null,
  close_fee: null,
  profit: null,
  settled: '0',
  state: positionStates.running,
  close_reason: null,
  closed_at: null,
} as const
