/** What becomes of an order that waits, by the engine of its kind. */
import type { amendOrderCall, ParsedInputOf } from '@shared/contract'
import { closeReasons } from '@shared/contract/codes'
import type { Opening } from '@shared/contract/openings'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transact.ts'
import { barrierTo, mayOpen } from '../limits/may-open.ts'
import type { Tick } from '../market/port.ts'
import { accountRules } from './account-rules.ts'
import { tradedSymbol } from './checks.ts'
import { ending } from './ending.ts'
import { checkFine, isFineAt } from './fine.ts'
import { amendLeveraged, isLarger } from './leveraged/amend.ts'
import { endOrder, fillOrder, planOfRow } from './leveraged/wait.ts'
import { sideOfRow, specOf } from './pricing.ts'
import { accountOf, expiredOrders, isSpot } from './rows.ts'
import { amendSpot, endSpot } from './spot/change.ts'
import { fillSpot } from './spot/fill.ts'
import type { OrderRow, StoredRow } from './tables.ts'
import { tellOrder } from './tell.ts'
import { bearsRest } from './worth/rest.ts'

type Reason = NonNullable<OrderRow['close_reason']>

/** What it would begin; a sale begins nothing. */
const opensOf = (row: OrderRow): Opening | null =>
  !isSpot(row) ? 'position' : sideOfRow(row) === 'long' ? 'spot' : null

/** An order that begins something waits on while the price is too coarse for that, or its margin too small for a rest. */
export const mayBegin = (context: Context, row: OrderRow, tick: Tick): boolean =>
  opensOf(row) === null || (isFineAt(specOf(row), row.trade_type, tick.price) && bearsRest(context, planOfRow(row)))

/**
 * Placed before a break was taken, or a limit reached, it begins nothing any more: it ends (closeReason 10). So does an order
 * of a competition that is over (closeReason 6).
 */
export function fillWaiting(tx: Tx, context: Context, row: OrderRow, tick: Tick): StoredRow {
  if (accountRules.of(tx).isOver(tx, accountOf(row), tick.time))
    return endWaiting(tx, context, row, closeReasons.accountEnded)
  const opens = opensOf(row)
  if (opens && barrierTo(tx, context, accountOf(row), opens)) return endWaiting(tx, context, row, closeReasons.ownLimit)
  return isSpot(row) ? fillSpot(tx, context, row, tick) : fillOrder(tx, context, row, tick)
}

export const endWaiting = (tx: Tx, context: Context, row: OrderRow, reason: Reason): OrderRow =>
  isSpot(row) ? endSpot(tx, context, row, reason) : endOrder(tx, context, row, reason)

/** Those whose time is over. */
export const expireOrders = ending(expiredOrders, (tx, context, row, at) =>
  tellOrder(tx, endWaiting(tx, context, row, closeReasons.expired), at),
)

type Input = ParsedInputOf<typeof amendOrderCall>

/** More of it, or at another price: as good as a new order. */
const isMore = (row: OrderRow, input: Input): boolean =>
  Boolean(input.price || input.triggerPrice) || isLarger(row, input)

export function amendWaiting(tx: Tx, context: Context, row: OrderRow, input: Input): StoredRow {
  const opens = opensOf(row)
  if (opens) checkFine(context, specOf(row), row.trade_type)
  if (opens && isMore(row, input)) {
    tradedSymbol(context, row.symbol, row.trade_type)
    mayOpen(tx, context, accountOf(row), opens)
  }
  return isSpot(row) ? amendSpot(tx, context, row, input) : amendLeveraged(tx, context, row, input)
}
