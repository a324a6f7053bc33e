/** Ends an option: sold back, in whole or in part; expired; or void. */
import type { closePositionCall, ParsedInputOf } from '@shared/contract'
import { closeReasons, positionStates } from '@shared/contract/codes'
import { big, type Decimal, opposite, optionReturn, sellBackValue, shareOf } from '@shared/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import type { Tick } from '../../market/port.ts'
import { refuse } from '../../refusals/refuse.ts'
import { atDue } from '../at-due.ts'
import { checkMoved, checkPart, tradableTick } from '../checks.ts'
import { ending } from '../ending.ts'
import { exitTick } from '../exit-tick.ts'
import { sideOfRow, specOf } from '../pricing.ts'
import { endedOptions, insertRow, newPositionId, updateRow } from '../rows.ts'
import type { PositionRow } from '../tables.ts'
import { tellClosed } from '../tell.ts'
import { bidOf, endOf, isDue, payoffAt } from '../worth/option/value.ts'
import { bookPayout } from './book.ts'

type Order = ParsedInputOf<typeof closePositionCall>

/** What its owner ordered sold, at the newest price. */
export function sellBack(tx: Tx, context: Context, row: PositionRow, order: Order): PositionRow {
  const tick = tickToSellAt(context, row)
  const quantity = order.quantity ?? row.quantity
  checkPart(quantity, row.quantity, specOf(row))
  const { expectedPrice, tolerance } = order
  if (!expectedPrice) return refuse('field-invalid', { field: 'expectedPrice' })
  if (!tolerance) return refuse('field-invalid', { field: 'tolerance' })
  checkMoved(opposite(sideOfRow(row)), expectedPrice, tick.price, tolerance)
  return sellAt(tx, context, row, tick, quantity)
}

/** @throws Refused order-state where it has ended by now */
export function tickToSellAt(context: Context, row: PositionRow): Tick {
  if (isDue(row, context.clock.now())) refuse('order-state', { state: 'settling' })
  return tradableTick(context, specOf(row))
}

export const sellAt = (tx: Tx, context: Context, row: PositionRow, tick: Tick, quantity = row.quantity): PositionRow =>
  end(tx, context, row, {
    tick,
    quantity,
    value: sellBackValue(quantity, bidOf(context, row)),
    reason: closeReasons.owner,
  })

/** Its account is over: sold back at a tick, whatever its market does. */
export const endOptionAt = (tx: Tx, context: Context, row: PositionRow, tick: Tick): PositionRow =>
  end(tx, context, row, {
    tick,
    quantity: row.quantity,
    value: sellBackValue(row.quantity, bidOf(context, row)),
    reason: closeReasons.accountEnded,
  })

/** Those whose time is over. */
export const settleOptions = ending(endedOptions, (tx, context, row) =>
  atDue(tx, context, endOf(row), then => tellClosed(tx, then, expire(tx, then, row))),
)

/** Paid by the last tick at or before its expiry; where that was stale, it never was. */
function expire(tx: Tx, context: Context, row: PositionRow): PositionRow {
  const tick = exitTick(context, row.symbol, endOf(row))
  const { quantity, margin } = row
  if (!tick) return end(tx, context, row, { quantity, value: margin, reason: closeReasons.voided })
  return end(tx, context, row, { tick, quantity, value: payoffAt(row, tick.price), reason: closeReasons.expiry })
}

type End = { tick?: Tick; quantity: Decimal; value: Decimal; reason: NonNullable<PositionRow['close_reason']> }

/** A part becomes a closed row of its own, with its share of the premium. @returns the closed row */
function end(tx: Tx, { clock }: Context, row: PositionRow, { tick, quantity, value, reason }: End): PositionRow {
  const margin = shareOf(row.margin, quantity, row.quantity)
  const change = {
    quantity,
    margin,
    close_price: tick?.price ?? null,
    close_seq: tick?.seq ?? null,
    close_fee: '0',
    profit: optionReturn(value, margin),
    state: positionStates.closed,
    close_reason: reason,
    closed_at: clock.now(),
  } as const
  const closed = quantity === row.quantity ? updateRow(tx, row, change) : split(tx, row, change)
  bookPayout(tx, closed, row, value)
  return closed
}

function split(tx: Tx, row: PositionRow, change: Pick<PositionRow, 'quantity' | 'margin'>): PositionRow {
  const left = (whole: Decimal, part: Decimal) => big(whole).minus(part).toString()
  updateRow(tx, row, { quantity: left(row.quantity, change.quantity), margin: left(row.margin, change.margin) })
  return insertRow(tx, { ...row, ...change, id: newPositionId(), parent_id: row.id })
}
