/** The calls that positions answer. */
import {
  addMarginCall,
  closePositionCall,
  createPositionCall,
  positionListCall,
  positionsSummaryCall,
  updateStopLossCall,
} from '@shared/contract'
import { transact } from '../db/transact.ts'
import { type Served, serveUser } from '../http/serve.ts'
import { serveOrder } from '../http/serve-order.ts'
import { addMargin, setTargets } from './change.ts'
import { closeByOwner } from './close.ts'
import { listPositions, summaryOf } from './list.ts'
import { openPosition } from './open.ts'
import { viewOf } from './view.ts'

export const positionCalls: readonly Served[] = [
  serveOrder(createPositionCall, (tx, input, { box, user }) =>
    viewOf(box, openPosition(tx, box, user, input), input.clientOrderId),
  ),
  serveOrder(closePositionCall, (tx, input, { box, user }) =>
    viewOf(box, closeByOwner(tx, box, user, input), input.clientOrderId),
  ),
  serveOrder(addMarginCall, (tx, input, { box, user }) =>
    viewOf(box, addMargin(tx, box, user, input.id, input.amount), input.clientOrderId),
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
