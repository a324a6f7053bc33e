/** The calls that positions answer. */
import {
  addMarginCall,
  closePositionCall,
  createPositionCall,
  type ParsedInputOf,
  type Position,
  positionListCall,
  positionsSummaryCall,
  updateStopLossCall,
} from '@shared/contract'
import { compare, isMultipleOf, opposite } from '@shared/money'
import { type Tx, transact } from '../db/transact.ts'
import { type Served, type SignedIn, serveUser } from '../http/serve.ts'
import { once } from '../ledger/index.ts'
import { refuse } from '../refusals/refuse.ts'
import { addMargin, setTargets } from './change.ts'
import { checkMoved, checkPace, tradableTick } from './checks.ts'
import { closeAt } from './close.ts'
import { sideOfRow, specOf } from './exposure.ts'
import { listPositions, summaryOf } from './list.ts'
import { openPosition } from './open.ts'
import { ownRunning } from './rows.ts'
import type { PositionRow } from './tables.ts'
import { viewOf } from './view.ts'

type Order = { clientOrderId: string; deadline?: number | undefined }

/** One order, one transaction, one position that it made or changed. */
function order(call: string, body: Order, { box, user }: SignedIn, work: (tx: Tx) => PositionRow): Position {
  const { clientOrderId, deadline } = body
  return transact(box.db, tx =>
    once(tx, { userId: user, clientOrderId, call, body, deadline, now: box.clock.now() }, () =>
      viewOf(box, work(tx), clientOrderId),
    ),
  )
}

function close(tx: Tx, input: ParsedInputOf<typeof closePositionCall>, { box, user }: SignedIn): PositionRow {
  const row = ownRunning(tx, user, input.id)
  const spec = specOf(row.symbol)
  checkPace(user, box.clock.now())
  const tick = tradableTick(box, spec)
  const quantity = input.quantity ?? row.quantity
  if (compare(quantity, row.quantity) > 0)
    refuse('quantity-range', { field: 'quantity', min: spec.minQuantity, max: row.quantity })
  if (!isMultipleOf(quantity, spec.quantityStep))
    refuse('quantity-step', { field: 'quantity', step: spec.quantityStep })
  checkMoved(opposite(sideOfRow(row)), input.expectedPrice, tick, input.tolerance)
  return closeAt(tx, box, row, tick, 1, quantity)
}

export const positionCalls: readonly Served[] = [
  serveUser(createPositionCall, (input, context) =>
    order(createPositionCall.path, input, context, tx => openPosition(tx, context.box, context.user, input)),
  ),
  serveUser(closePositionCall, (input, context) =>
    order(closePositionCall.path, input, context, tx => close(tx, input, context)),
  ),
  serveUser(addMarginCall, (input, context) =>
    order(addMarginCall.path, input, context, tx => addMargin(tx, context.box, context.user, input.id, input.amount)),
  ),
  serveUser(updateStopLossCall, (input, { box, user }) =>
    viewOf(
      box,
      transact(box.db, tx => setTargets(tx, box, user, input)),
    ),
  ),
  serveUser(positionListCall, (input, { box, user }) => listPositions(box, user, input)),
  serveUser(positionsSummaryCall, (_, { box, user }) => summaryOf(box, user)),
]
