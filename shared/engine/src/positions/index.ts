/** Positions and waiting orders: filled at recorded ticks, every step in the ledger. */
import type { Context } from '../context.ts'
import { realAccount } from '../ledger/trading-account.ts'
import { figuresOf, virtualEquityOf } from './figures.ts'
import type { Positions } from './port.ts'
import { hasClosedSince, hasOverdueOption, isLeveraged, runningOf } from './rows.ts'
import { hasOverdueSecond } from './second/rows.ts'

export { realAccount } from '../ledger/trading-account.ts'
export { liveBridged } from './bridged.ts'
export { positionCalls } from './calls.ts'
export { forgetFree } from './free-cache.ts'
export { placeLeveraged } from './leveraged/open.ts'
export { openRows } from './open-rows.ts'
export { keepRealized } from './realized.ts'
export { settleRest } from './settle-due.ts'
export { weighArrivals } from './spot/averages.ts'
export { watchPositions } from './watch.ts'

/** What wallet asks of positions. @param context read at each call: it is complete only once the exchange is assembled */
export const positionsOf = (context: () => Context): Positions => ({
  figures: (userId, at = context()) => figuresOf(at, realAccount(userId)),
  hadLeverage: (userId, { db, clock }) =>
    runningOf(db, realAccount(userId)).some(isLeveraged) || hasClosedSince(db, userId, clock.now()),
  hasOverdue: (userId, db, at) => hasOverdueOption(db, userId, at) || hasOverdueSecond(db, userId, at),
  virtualEquity: userId => virtualEquityOf(context(), userId),
})
