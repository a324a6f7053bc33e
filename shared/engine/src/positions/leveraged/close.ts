/** Closes a contract or CFD, whole or in part: by its owner's order, and by whatever other reason. */

import type { closePositionCall, ParsedInputOf } from '@shared/contract'
import { closeReasons, marginModes, positionStates } from '@shared/contract/codes'
import { big, type Closing, closePosition, coverLoss, type Decimal, opposite, shareOf } from '@shared/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import type { Tick } from '../../market/port.ts'
import { refuse } from '../../refusals/refuse.ts'
import { checkMoved, checkPart, tradableTick } from '../checks.ts'
import { markAt, sideOfRow, specOf, unitOf } from '../pricing.ts'
import { insertRow, newPositionId, updateRow } from '../rows.ts'
import type { PositionRow } from '../tables.ts'
import { ownLiquidation } from '../worth/exposure.ts'
import { bookClosing } from './book.ts'
import { coveredMore, settleFromPool } from './cover.ts'
import { chargeOwed } from './night.ts'

export type Reason = NonNullable<PositionRow['close_reason']>

type Order = ParsedInputOf<typeof closePositionCall>

/** What a position would be closed at by a tick. */
export const closingPrice = (row: PositionRow, tick: Tick): Decimal =>
  markAt(row.trade_type, specOf(row), sideOfRow(row), tick.price)

/** Closes what its owner ordered closed, at the newest price. @throws Refused by the rules of opening, as far as they hold */
export function closeByOwner(tx: Tx, context: Context, row: PositionRow, order: Order): PositionRow {
  const spec = specOf(row)
  const tick = tradableTick(context, spec)
  const quantity = order.quantity ?? row.quantity
  checkPart(quantity, row.quantity, spec)
  const { expectedPrice, tolerance } = order
  if (!expectedPrice) return refuse('field-invalid', { field: 'expectedPrice' })
  if (!tolerance) return refuse('field-invalid', { field: 'tolerance' })
  checkMoved(opposite(sideOfRow(row)), expectedPrice, closingPrice(row, tick), tolerance)
  return closeAt(tx, context, row, tick, closeReasons.owner, quantity)
}

/**
 * Fills `quantity` of a position at a tick. A part becomes a closed row of its own; margin, fees so far and what was
 * settled go pro rata.
 * @param open as it stands now: an earlier close of the same tick may have settled some of its profit
 * @returns the closed row
 */
export function closeAt(
  tx: Tx,
  context: Context,
  open: PositionRow,
  tick: Tick,
  reason: Reason,
  quantity: Decimal = open.quantity,
): PositionRow {
  const row = chargeOwed(tx, context, open)
  const spec = specOf(row)
  const unit = unitOf(context, row.trade_type, spec)
  const price = closingPrice(row, tick)
  const closing = closePosition(
    { ...row, side: sideOfRow(row), entry: row.open_price, unit },
    quantity,
    price,
    spec.takerFee,
  )
  const end = {
    quantity,
    margin: closing.margin,
    close_price: price,
    close_seq: tick.seq,
    close_fee: closing.fee,
    profit: closing.profit,
    settled: closing.settled,
    state: positionStates.closed,
    close_reason: reason,
    closed_at: context.clock.now(),
    night_at: null,
  } as const
  const whole = quantity === row.quantity || closing.rest.quantity === '0'
  const closed = whole ? updateRow(tx, row, end) : split(tx, context, row, end, closing.rest)
  const shortfall = shortfallOf(tx, context, closed, closing)
  bookClosing(tx, closed, row, closing, shortfall)
  return shortfall === '0' ? closed : updateRow(tx, closed, coveredMore(closed, shortfall))
}

function shortfallOf(tx: Tx, context: Context, closed: PositionRow, { margin, due }: Closing): Decimal {
  return closed.margin_mode === marginModes.isolated
    ? coverLoss(margin, due, []).shortfall
    : settleFromPool(tx, context, closed, due, closed.id)
}

type End = Pick<PositionRow, 'quantity' | 'margin' | 'settled' | 'state'> & Partial<PositionRow>
type Rest = Closing['rest']

function split(tx: Tx, context: Context, row: PositionRow, end: End, rest: Rest): PositionRow {
  const share = (amount: Decimal) => shareOf(amount, end.quantity, row.quantity)
  const [fee, night, covered] = [share(row.open_fee), share(row.night_fee), share(row.covered)]
  // a smaller position may lie in a lower tier: its end is farther away
  const liquidation = ownLiquidation(context, { ...row, ...rest })
  const kept = {
    open_fee: minus(row.open_fee, fee),
    night_fee: minus(row.night_fee, night),
    covered: minus(row.covered, covered),
  }
  const left = updateRow(tx, row, { ...rest, liquidation, ...kept })
  return insertRow(tx, {
    ...left,
    liquidation: row.liquidation,
    ...end,
    id: newPositionId(),
    parent_id: row.id,
    open_fee: fee,
    night_fee: night,
    covered,
  })
}

const minus = (a: Decimal, b: Decimal): Decimal => big(a).minus(big(b)).toString()
