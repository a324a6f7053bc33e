/** Closes a position, whole or in part, by whatever reason. */
import { closePosition, type Decimal, shareOf, sum } from '@shared/money'
import type { Box } from '../box.ts'
import type { Tx } from '../db/transact.ts'
import type { Tick } from '../market/port.ts'
import { bookClosing } from './book.ts'
import { sideOfRow, specOf } from './exposure.ts'
import { freeOf } from './figures.ts'
import { insertPosition, newPositionId, updatePosition } from './rows.ts'
import type { PositionRow } from './tables.ts'

export type Reason = NonNullable<PositionRow['close_reason']>

/**
 * Fills `quantity` of a position at a tick. A part becomes a closed row of its own; margin and opening fee go pro rata.
 * @returns the closed row
 */
export function closeAt(
  tx: Tx,
  box: Box,
  row: PositionRow,
  tick: Tick,
  reason: Reason,
  quantity: Decimal = row.quantity,
): PositionRow {
  const side = sideOfRow(row)
  const { takerFee } = specOf(row.symbol)
  const closing = closePosition(
    { side, quantity: row.quantity, entry: row.open_price, margin: row.margin },
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
    state: 3,
    close_reason: reason,
    closed_at: box.clock.now(),
  } as const
  const whole = quantity === row.quantity || closing.rest.quantity === '0'
  const closed = whole ? updatePosition(tx, row, end) : split(tx, row, end, closing.rest)
  const backing = row.margin_mode === 1 ? closing.margin : freeOf(box, row.user_id)
  bookClosing(tx, closed, row, closing, backing)
  return closed
}

type End = Pick<PositionRow, 'quantity' | 'margin'> & Partial<PositionRow>
type Rest = { quantity: Decimal; margin: Decimal }

function split(tx: Tx, row: PositionRow, end: End, rest: Rest): PositionRow {
  const fee = shareOf(row.open_fee, end.quantity, row.quantity)
  const left = updatePosition(tx, row, { ...rest, open_fee: minus(row.open_fee, fee) })
  return insertPosition(tx, { ...left, ...end, id: newPositionId(), parent_id: row.id, open_fee: fee })
}

const minus = (a: Decimal, b: Decimal): Decimal => sum([a, `-${b}`]).toString()
