/** Spot orders as they come: at the market, or at a limit. */
import { orderTypes, positionStates } from '@shared/contract/codes'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import { isVirtual, type TradingAccount } from '../../ledger/trading-account.ts'
import { mayOpen } from '../../limits/may-open.ts'
import { refuse } from '../../refusals/refuse.ts'
import { checkCount, checkGrid, checkMoved, checkReach, freshTick, tradableTick } from '../checks.ts'
import { checkFine } from '../fine.ts'
import { newRow, type Order, type Placing } from '../leveraged/fill.ts'
import { endOf, isMarketable, notOpened, waitingFor } from '../leveraged/wait.ts'
import { insertRow, pendingOf } from '../rows.ts'
import type { OrderRow, PositionRow, StoredRow } from '../tables.ts'
import { bookSpotFreeze } from './book.ts'
import { fillNow } from './fill.ts'
import { keptBy, spotFillOf, spotPlan, spotSize } from './plan.ts'

/** @throws Refused: every rule of docs/rules/trade.md#spot; nothing is written then */
export function placeSpot(tx: Tx, context: Context, account: TradingAccount, order: Order): StoredRow {
  // coins are delivered: virtual money would buy real ones
  if (isVirtual(account)) refuse('symbol-mode', { field: 'symbol' })
  const placing = { account, order, plan: spotPlan(context, order) }
  checkGrid({ price: order.price }, placing.plan.spec)
  if (placing.plan.side === 'long') {
    checkFine(context, placing.plan.spec, placing.plan.type)
    mayOpen(tx, context, account, 'spot')
  }
  return order.orderType === orderTypes.market ? atMarket(tx, context, placing) : atLimit(tx, context, placing)
}

function atMarket(tx: Tx, context: Context, placing: Placing): PositionRow {
  const { account, order, plan } = placing
  const tick = tradableTick(context, plan.spec)
  checkMoved(plan.side, order.expectedPrice, tick.price, order.tolerance)
  return fillNow(tx, context, placing, tick, spotSize(tx, account.owner, order, plan, tick.price))
}

/** A limit that the market has reached fills at once. */
function atLimit(tx: Tx, context: Context, placing: Placing): StoredRow {
  const { account, order, plan } = placing
  const waiting = waitingFor(order)
  const tick = freshTick(context, plan.spec)
  const expireAt = endOf(context, order.expireTime)
  checkReach('price', waiting.price, tick, plan.spec)
  const quantity = spotSize(tx, account.owner, order, plan, waiting.price)
  spotFillOf({ side: plan.side, quantity, price: waiting.price }, plan)
  if (isMarketable(waiting, plan.side, tick.price, tick)) return fillNow(tx, context, placing, tick, quantity)
  checkCount(pendingOf(tx, account), positionStates.pending)
  const frozen = keptBy(plan, quantity, waiting.price)
  const row: OrderRow = insertRow(tx, {
    ...newRow(account, order, plan, quantity, context.clock.now()),
    ...notOpened,
    margin: frozen,
    frozen,
    expire_at: expireAt,
  })
  bookSpotFreeze(tx, row, frozen, 0)
  return row
}
