/** The calls that positions answer. */
import {
  addMarginCall,
  closePositionCall,
  createPositionCall,
  positionListCall,
  positionsSummaryCall,
  updateStopLossCall,
} from '@shared/contract'
import type { Context } from '../context.ts'
import { type Tx, transact } from '../db/transact.ts'
import { type Served, type SignedIn, serveUser } from '../http/serve.ts'
import { serveOrder } from '../http/serve-order.ts'
import { addMargin, setTargets } from './change.ts'
import { checkPace } from './checks.ts'
import { closeByOwner } from './close.ts'
import { listPositions, summaryOf } from './list.ts'
import { openPosition } from './open.ts'
import type { PositionRow } from './tables.ts'
import { viewOf } from './view.ts'

type Carry<I> = (tx: Tx, context: Context, userId: string, input: I) => PositionRow

/** Each order about positions counts by one rule, before it is looked at. */
const paced =
  <I extends { clientOrderId: string }>(carryOut: Carry<I>) =>
  (tx: Tx, input: I, { context, user }: SignedIn) => {
    checkPace(context, user)
    return viewOf(context, carryOut(tx, context, user, input), input.clientOrderId)
  }

export const positionCalls: readonly Served[] = [
  serveOrder(createPositionCall, paced(openPosition)),
  serveOrder(closePositionCall, paced(closeByOwner)),
  serveOrder(addMarginCall, paced(addMargin)),
  serveUser(updateStopLossCall, (input, { context, user }) =>
    viewOf(
      context,
      transact(context.db, tx => setTargets(tx, context, user, input)),
    ),
  ),
  serveUser(positionListCall, (input, { context, user }) => listPositions(context, user, input)),
  serveUser(positionsSummaryCall, (_, { context, user }) => summaryOf(context, user)),
]
