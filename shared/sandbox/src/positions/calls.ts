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
  serveOrder(createPositionCall, (tx, input, { context, user }) =>
    viewOf(context, openPosition(tx, context, user, input), input.clientOrderId),
  ),
  serveOrder(closePositionCall, (tx, input, { context, user }) =>
    viewOf(context, closeByOwner(tx, context, user, input), input.clientOrderId),
  ),
  serveOrder(addMarginCall, (tx, input, { context, user }) =>
    viewOf(context, addMargin(tx, context, user, input.id, input.amount), input.clientOrderId),
  ),
  serveUser(updateStopLossCall, (input, { context, user }) =>
    viewOf(
      context,
      transact(context.db, tx => setTargets(tx, context, user, input)),
    ),
  ),
  serveUser(positionListCall, (input, { context, user }) => listPositions(context, user, input)),
  serveUser(positionsSummaryCall, (_, { context, user }) => summaryOf(context, user)),
]
