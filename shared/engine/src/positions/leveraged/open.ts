import { marginModes, orderTypes, sideOf, tradeTypes } from '@shared/contract/codes'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import type { TradingAccount } from '../../ledger/trading-account.ts'
import { mayOpen } from '../../limits/may-open.ts'
import { refuse } from '../../refusals/refuse.ts'
import { checkGrid, checkMoved, tradableTick, tradedSymbol } from '../checks.ts'
import { checkFine } from '../fine.ts'
import { dealAt } from '../pricing.ts'
import type { PositionRow, StoredRow } from '../tables.ts'
import { type Order, openAt, type Placing } from './fill.ts'
import type { Plan } from './plan.ts'
import { waitFor } from './wait.ts'

/** @throws Refused: every rule of docs/rules/trade.md#opening-a-position; nothing is written then */
export function placeLeveraged(tx: Tx, context: Context, account: TradingAccount, order: Order): StoredRow {
  const placing = { account, order, plan: planOf(context, order) }
  checkGrid(pricesOf(order), placing.plan.spec)
  checkFine(context, placing.plan.spec, placing.plan.type)
  mayOpen(tx, context, account, 'position')
  return order.orderType === orderTypes.market ? openNow(tx, context, placing) : waitFor(tx, context, placing)
}

const pricesOf = ({ price, triggerPrice, takeProfitPrice, stopLossPrice }: Order) => ({
  price,
  triggerPrice,
  takeProfitPrice,
  stopLossPrice,
})

/** What an order of a kind says, and what it must not. */
function planOf(context: Context, order: Order): Plan {
  const spec = tradedSymbol(context, order.symbol, order.tradeType)
  const given = { price: orderTypes.limit, triggerPrice: orderTypes.stop } as const
  for (const [field, type] of Object.entries(given) as ['price' | 'triggerPrice', number][])
    if ((order[field] !== undefined) !== (order.orderType === type)) refuse('field-invalid', { field })
  if (order.leverage === undefined) return refuse('field-invalid', { field: 'leverage' })
  if (order.orderType === orderTypes.market && order.expireTime) refuse('field-invalid', { field: 'expireTime' })
  return { spec, type: order.tradeType, side: sideOf(order.direction), leverage: order.leverage, mode: modeOf(order) }
}

/** CFDs share one account: they are cross. */
function modeOf({ tradeType, marginMode }: Order): Plan['mode'] {
  if (tradeType === tradeTypes.contract) return marginMode ?? marginModes.isolated
  return marginMode === marginModes.isolated ? refuse('field-invalid', { field: 'marginMode' }) : marginModes.cross
}

function openNow(tx: Tx, context: Context, { account, order, plan }: Placing): PositionRow {
  const { spec, type, side } = plan
  const tick = tradableTick(context, spec)
  const price = dealAt(type, spec, side, tick.price)
  checkMoved(side, order.expectedPrice, price, order.tolerance)
  return openAt(tx, context, { account, order, plan }, tick)
}
