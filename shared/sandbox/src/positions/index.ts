/** Leveraged positions: opened and closed at recorded ticks, every step in the ledger. */
import { marginModes } from '@shared/contract/codes'
import { toMinor } from '@shared/money'
import type { Context } from '../context.ts'
import type { Claim } from '../ledger/index.ts'
import { figuresOf } from './figures.ts'
import type { Positions } from './port.ts'
import { allRunning } from './rows.ts'

export { positionCalls } from './calls.ts'
export { openPosition } from './open.ts'
export { watchPositions } from './watch.ts'

/** An isolated position holds its margin in a sub-account of its own. */
export const marginClaim: Claim = {
  kind: 'margin',
  read: tx =>
    new Map(
      allRunning(tx)
        .filter(row => row.margin_mode === marginModes.isolated)
        .map(row => [row.id, toMinor(row.margin)]),
    ),
}

/** What wallet asks of positions. @param context read at each call: it is complete only after composition */
export const positionsOf = (context: () => Context): Positions => ({ figures: userId => figuresOf(context(), userId) })
