/** Settles what falls due at a moment of its own: ends of options and second contracts, and nights. */
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import type { Tx } from '../db/transact.ts'
import { chargeNights } from './leveraged/night.ts'
import { settleOptions } from './option/end.ts'
import { ENDED_AT_ONCE, nextEnd, nextNight } from './rows.ts'
import { nextSecond } from './second/rows.ts'
import { settleSeconds } from './second/settle.ts'

/** One second settles as much as each kind allows in one; the next seconds settle the rest. */
export function settleDue(tx: Tx, context: Context, now: number): void {
  settleOptions(tx, context, now)
  settleSeconds(tx, context, now)
  chargeNights(tx, context, now)
}

/**
 * Settles what fell due in a downtime or a halt, moment by moment, so that the books have it in the order in which it
 * happened. Between two moments it reads nothing.
 * @param contextAt the exchange at a moment, with the prices of then
 * @returns settles all that fell due before a moment; both epoch ms. The moments of its calls rise
 */
export function overdue(tx: Tx, contextAt: (at: number) => Context): (before: number) => void {
  let next = dueAfter(tx, 0)
  return before => {
    while (next < before) {
      settleAll(tx, contextAt(next), next)
      // a row that failed stays due: the moment after this one tries it again
      next = dueAfter(tx, next)
    }
  }
}

/** The first moment after another one at which something that still runs falls due; Infinity where nothing does. */
const dueAfter = (db: Db, at: number): number => Math.min(nextEnd(db, at), nextSecond(db, at), nextNight(db, at))

/** Batch after batch. A batch with a failure is the last one: the same rows would be the first of the next. */
function settleAll(tx: Tx, context: Context, now: number): void {
  while (settleOptions(tx, context, now) === ENDED_AT_ONCE);
  while (settleSeconds(tx, context, now) === ENDED_AT_ONCE);
  while (!chargeNights(tx, context, now));
}
