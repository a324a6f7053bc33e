/** Positions and waiting orders: filled at recorded ticks, every step in the ledger. */
import { marginModes } from '@shared/contract/codes'
import { toMinor } from '@shared/money'
import type { Context } from '../context.ts'
import type { Claim } from '../ledger/index.ts'
import { isVirtual, realAccount } from '../ledger/trading-account.ts'
import { figuresOf, virtualEquityOf } from './figures.ts'
import type { Positions } from './port.ts'
import { accountOf, allPending, allRunning, hasClosedSince, hasOverdueOption, isLeveraged, runningOf } from './rows.ts'
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

type Held = readonly [id: string, minor: bigint]

const margins = (tx: Parameters<Claim['read']>[0], virtual: boolean): Held[] =>
  allRunning(tx)
    .filter(row => row.margin_mode === marginModes.isolated && isVirtual(accountOf(row)) === virtual)
    .map(row => [row.id, toMinor(row.margin)])

const freezes = (tx: Parameters<Claim['read']>[0], virtual: boolean): Held[] =>
  allPending(tx)
    .filter(row => isVirtual(accountOf(row)) === virtual)
    .map(row => [row.id, toMinor(row.frozen)])

/** What each holds in a sub-account of its own: margins and premiums; what waits; of virtual money both in one kind. */
export const positionClaims: readonly Claim[] = [
  { kind: 'margin', read: tx => new Map(margins(tx, false)) },
  { kind: 'frozen', read: tx => new Map(freezes(tx, false)) },
  { kind: 'virtual-margin', read: tx => new Map([...margins(tx, true), ...freezes(tx, true)]) },
]

/** What wallet asks of positions. @param context read at each call: it is complete only once the exchange is assembled */
export const positionsOf = (context: () => Context): Positions => ({
  figures: (userId, at = context()) => figuresOf(at, realAccount(userId)),
  hadLeverage: (userId, { db, clock }) =>
    runningOf(db, realAccount(userId)).some(isLeveraged) || hasClosedSince(db, userId, clock.now()),
  hasOverdue: (userId, db, at) => hasOverdueOption(db, userId, at) || hasOverdueSecond(db, userId, at),
  virtualEquity: userId => virtualEquityOf(context(), userId),
})
