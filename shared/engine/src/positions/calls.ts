/** The calls about positions and the orders that wait to become one. */
import {
  addMarginCall,
  amendOrderCall,
  closeAllCall,
  closePositionCall,
  createPositionCall,
  type ParsedInputOf,
  positionListCall,
  positionsSummaryCall,
  reversePositionCall,
  updateStopLossCall,
} from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import type { Context } from '../context.ts'
import { type Tx, transact } from '../db/transact.ts'
import { type Served, type SignedIn, serveUser } from '../http/serve.ts'
import { serveOrder } from '../http/serve-order.ts'
import { writable } from '../ledger/index.ts'
import type { TradingAccount } from '../ledger/trading-account.ts'
import { refuse } from '../refusals/refuse.ts'
import { accountFor, accountRules, checkRuns, type InAccount } from './account-rules.ts'
import { closeAll, closeOrCancel } from './close.ts'
import { addMargin, setTargets } from './leveraged/change.ts'
import { placeLeveraged } from './leveraged/open.ts'
import { reversePosition } from './leveraged/reverse.ts'
import { listPositions, summaryOf } from './list.ts'
import { placeOption } from './option/buy.ts'
import { isLeveraged, ownPending, ownRunning } from './rows.ts'
import { placeSpot } from './spot/place.ts'
import type { PositionRow, StoredRow } from './tables.ts'
import { viewOf } from './view.ts'
import { amendWaiting } from './waiting.ts'

type Order = InAccount & { clientOrderId: string }
type Carry<I> = (tx: Tx, context: Context, account: TradingAccount, input: I) => StoredRow

/** Carries out an order within the account that it names, and answers the position. */
const carriedOut =
  <I extends Order>(carryOut: Carry<I>) =>
  (tx: Tx, input: I, { context, user }: SignedIn) => {
    return viewOf(context, carryOut(tx, context, accountFor(context, user, input), input), input.clientOrderId)
  }

/** What changes a competition's entry is refused once the competition is over, though the entry is not closed yet. */
const whileItRuns =
  <I extends Order>(carryOut: Carry<I>): Carry<I> =>
  (tx, context, account, input) => {
    checkRuns(context, account)
    return carryOut(tx, context, account, input)
  }

/** Each kind of trade by its own engine. */
const place: Carry<ParsedInputOf<typeof createPositionCall>> = (tx, context, account, order) => {
  accountRules.of(tx).checkOrder(context, account, order)
  if (order.tradeType === tradeTypes.option) return placeOption(tx, context, account, order)
  if (order.tradeType === tradeTypes.spot) return placeSpot(tx, context, account, order)
  return placeLeveraged(tx, context, account, order)
}

/** An option has no stop, no margin, no other side. */
function ownLeveraged(tx: Tx, account: TradingAccount, id: string): PositionRow {
  const row = ownRunning(tx, account, id)
  return isLeveraged(row) ? row : refuse('symbol-mode')
}

export const positionCalls: readonly Served[] = [
  serveOrder(createPositionCall, carriedOut(place)),
  serveOrder(closePositionCall, carriedOut(closeOrCancel)),
  serveOrder(closeAllCall, (tx, input, { context, user, language }) => {
    return closeAll(tx, context, accountFor(context, user, input), input, language)
  }),
  serveOrder(
    addMarginCall,
    carriedOut(
      whileItRuns((tx, context, account, input) => addMargin(tx, context, ownLeveraged(tx, account, input.id), input)),
    ),
  ),
  serveOrder(
    amendOrderCall,
    carriedOut(
      whileItRuns((tx, context, account, input) => amendWaiting(tx, context, ownPending(tx, account, input.id), input)),
    ),
  ),
  serveOrder(
    reversePositionCall,
    carriedOut(
      whileItRuns((tx, context, account, input) =>
        reversePosition(tx, context, ownLeveraged(tx, account, input.id), input),
      ),
    ),
  ),
  serveUser(updateStopLossCall, (input, { context, user }) => {
    const account = accountFor(context, user, input)
    const set = (tx: Tx) => {
      writable(tx) // prices go on under a halt, and act on positions after it: none is chosen with hindsight
      return setTargets(tx, context, ownLeveraged(tx, account, input.id), input)
    }
    return viewOf(context, transact(context.db, set))
  }),
  serveUser(positionListCall, (input, { context, user }) =>
    listPositions(context, accountFor(context, user, input), input),
  ),
  serveUser(positionsSummaryCall, (input, { context, user }) => summaryOf(context, accountFor(context, user, input))),
]
