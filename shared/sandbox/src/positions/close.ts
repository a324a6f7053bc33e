/** Closes a position, whole or in part: by its owner's order, and by whatever other reason. */

import type { closePositionCall, ParsedInputOf } from '@shared/contract'
import { closeReasons, marginModes, positionStates } from '@shared/contract/codes'
import { type Closing, type Cover, closePosition, coverLoss, type Decimal, opposite, shareOf, sum } from '@shared/money'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transact.ts'
import type { Tick } from '../market/port.ts'
import { bookClosing, bookSettled } from './book.ts'
import { checkMoved, checkPart, tradableTick } from './checks.ts'
import { earningOf, markOf, ownLiquidation, sideOfRow, specOf } from './exposure.ts'
import { freeOf } from './figures.ts'
import { insertPosition, newPositionId, ownRunning, runningOf, updatePosition } from './rows.ts'
import type { PositionRow } from './tables.ts'

export type Reason = NonNullable<PositionRow['close_reason']>

type Order = ParsedInputOf<typeof closePositionCall>

/** Closes what its owner ordered closed, at the newest price. @throws Refused by the rules of opening, as far as they hold */
export function closeByOwner(tx: Tx, context: Context, userId: string, order: Order): PositionRow {
  const row = ownRunning(tx, userId, order.id)
  const spec = specOf(row.symbol)
  const tick = tradableTick(context, spec)
  const quantity = order.quantity ?? row.quantity
  checkPart(quantity, row.quantity, spec)
  checkMoved(opposite(sideOfRow(row)), order.expectedPrice, tick, order.tolerance)
  return closeAt(tx, context, row, tick, closeReasons.owner, quantity)
}

/**
 * Fills `quantity` of a position at a tick. A part becomes a closed row of its own; margin, opening fee and what was
 * settled go pro rata.
 * @param row as it stands now: an earlier close of the same tick may have settled some of its profit
 * @returns the closed row
 */
export function closeAt(
  tx: Tx,
  context: Context,
  row: PositionRow,
  tick: Tick,
  reason: Reason,
  quantity: Decimal = row.quantity,
): PositionRow {
  const side = sideOfRow(row)
  const { takerFee } = specOf(row.symbol)
  const closing = closePosition(
    { side, quantity: row.quantity, entry: row.open_price, margin: row.margin, settled: row.settled },
    quantity,
    tick.price,
    takerFee,
  )
  const end = {
    quantity,
    margin: closing.margin,
    close_price: tick.price,
    close_seq: tick.seq,
    close_fee: closing.fee,
    profit: closing.profit,
    settled: closing.settled,
    state: positionStates.closed,
    close_reason: reason,
    closed_at: context.clock.now(),
  } as const
  const whole = quantity === row.quantity || closing.rest.quantity === '0'
  const closed = whole ? updatePosition(tx, row, end) : split(tx, row, end, closing.rest)
  const cover = coverOf(tx, context, row, closing)
  for (const { leg, amount } of cover.settled) settle(tx, leg.row, amount, closed)
  bookClosing(tx, closed, row, closing, cover.shortfall)
  return closed
}

/** A cross loss is the whole pool's: what the free balance lacks comes from the profit of the legs that still run. */
function coverOf(tx: Tx, context: Context, row: PositionRow, { margin, due }: Closing): Cover<{ row: PositionRow }> {
  if (row.margin_mode === marginModes.isolated) return coverLoss(margin, due, [])
  const legs = runningOf(tx, row.user_id).filter(({ margin_mode: mode }) => mode === marginModes.cross)
  const others = legs.map(leg => ({ row: leg, ...earningOf(leg, markOf(context, leg.symbol)) }))
  return coverLoss(freeOf(context, row.user_id), due, others)
}

function settle(tx: Tx, row: PositionRow, amount: Decimal, closed: PositionRow): void {
  updatePosition(tx, row, { settled: sum([row.settled, amount]).toString() })
  bookSettled(tx, row, amount, closed)
}

type End = Pick<PositionRow, 'quantity' | 'margin' | 'settled'> & Partial<PositionRow>
type Rest = Closing['rest']

function split(tx: Tx, row: PositionRow, end: End, rest: Rest): PositionRow {
  const fee = shareOf(row.open_fee, end.quantity, row.quantity)
  // a smaller position may lie in a lower tier: its end is farther away
  const liquidation = ownLiquidation({ ...row, ...rest })
  const left = updatePosition(tx, row, { ...rest, liquidation, open_fee: minus(row.open_fee, fee) })
  return insertPosition(tx, {
    ...left,
    liquidation: row.liquidation,
    ...end,
    id: newPositionId(),
    parent_id: row.id,
    open_fee: fee,
  })
}

const minus = (a: Decimal, b: Decimal): Decimal => sum([a, `-${b}`]).toString()
