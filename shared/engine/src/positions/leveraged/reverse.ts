/** Closes a position and opens as much on the other side, at one tick: both, or neither. */
import type { ParsedInputOf, reversePositionCall } from '@shared/contract'
import { closeReasons, directions, orderTypes } from '@shared/contract/codes'
import { opposite } from '@shared/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import { mayOpen } from '../../limits/may-open.ts'
import { checkMoved, tradableTick, tradedSymbol } from '../checks.ts'
import { checkFine } from '../fine.ts'
import { dealAt, sideOfRow } from '../pricing.ts'
import { accountOf } from '../rows.ts'
import type { PositionRow } from '../tables.ts'
import { closeAt, closingPrice } from './close.ts'
import { openAt } from './fill.ts'
import { planOfRow } from './wait.ts'

type Input = ParsedInputOf<typeof reversePositionCall>

/**
 * Mode and leverage stay, targets do not: they were of the other side. What is opened is judged as any new order.
 * @returns the new position
 */
export function reversePosition(tx: Tx, context: Context, row: PositionRow, input: Input): PositionRow {
  const spec = tradedSymbol(context, row.symbol, row.trade_type)
  const tick = tradableTick(context, spec)
  checkFine(context, spec, row.trade_type)
  const side = opposite(sideOfRow(row))
  // its own spread and that of today may differ: neither half deals worse than was confirmed
  for (const price of [closingPrice(row, tick), dealAt(row.trade_type, spec, side, tick.price)])
    checkMoved(side, input.expectedPrice, price, input.tolerance)
  closeAt(tx, context, row, tick, closeReasons.owner)
  // with what the closing has lost
  mayOpen(tx, context, accountOf(row), 'position')
  const order = {
    tradeType: row.trade_type,
    symbol: row.symbol,
    direction: row.direction === directions.buy ? directions.sell : directions.buy,
    orderType: orderTypes.market,
    quantity: row.quantity,
    leverage: row.leverage,
    marginMode: row.margin_mode,
    expectedPrice: input.expectedPrice,
    tolerance: input.tolerance,
    clientOrderId: input.clientOrderId,
  }
  const plan = { ...planOfRow(row), side, spec }
  return openAt(tx, context, { account: accountOf(row), order, plan }, tick)
}
