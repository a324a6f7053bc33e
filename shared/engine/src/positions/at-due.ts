/** What falls due at a moment of its own: the end of an option or a second contract, a night. */
import type { Context } from '../context.ts'
import type { Tx } from '../db/transact.ts'
import { bookedAt } from '../ledger/index.ts'

/**
 * Does it by the clock of the moment at which it was due, and books it then. After a downtime or a halt that is earlier than
 * now, perhaps on another day: a day's losses, and what it realised, count by the time of booking.
 * @param at epoch ms
 */
export function atDue<T>(tx: Tx, context: Context, at: number, work: (then: Context) => T): T {
  const { clock, present = context } = context
  const then = { ...context, present, clock: { ...clock, now: () => at } }
  return bookedAt(
    tx,
    () => at,
    () => work(then),
  )
}
