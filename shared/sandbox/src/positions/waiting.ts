/** What becomes of an order that waits, by the engine of its kind. */
import type { amendOrderCall, ParsedInputOf } from '@shared/contract'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transact.ts'
import type { Tick } from '../market/port.ts'
import { amendLeveraged } from './leveraged/amend.ts'
import { endOrder, fillOrder } from './leveraged/wait.ts'
import { isSpot } from './rows.ts'
import { amendSpot, endSpot } from './spot/change.ts'
import { fillSpot } from './spot/fill.ts'
import type { OrderRow, StoredRow } from './tables.ts'

type Reason = NonNullable<OrderRow['close_reason']>

export const fillWaiting = (tx: Tx, context: Context, row: OrderRow, tick: Tick): StoredRow =>
  isSpot(row) ? fillSpot(tx, context, row, tick) : fillOrder(tx, context, row, tick)

export const endWaiting = (tx: Tx, context: Context, row: OrderRow, reason: Reason): OrderRow =>
  isSpot(row) ? endSpot(tx, context, row, reason) : endOrder(tx, context, row, reason)

export const amendWaiting = (
  tx: Tx,
  context: Context,
  row: OrderRow,
  input: ParsedInputOf<typeof amendOrderCall>,
): StoredRow => (isSpot(row) ? amendSpot(tx, context, row, input) : amendLeveraged(tx, context, row, input))
