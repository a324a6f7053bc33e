/** Settles what falls due at a moment of its own: ends of orders, options and second contracts, and nights. */
import { dayStart, SECOND } from '../clock.ts'
import type { Beat, Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { type Tx, transact } from '../db/transact.ts'
import { inTurns } from '../jobs/turns.ts'
import { type Ending, endAll, MOST_ENDED, type Span } from './ending.ts'
import { chargeNights } from './leveraged/night.ts'
import { settleOptions } from './option/end.ts'
import { nextEnd, nextNight } from './rows.ts'
import { nextSecond } from './second/rows.ts'
import { settleSeconds } from './second/settle.ts'
import { expireOrders } from './waiting.ts'

/** Each takes less than two milliseconds. */
const AT_ONCE = 20

const kinds = [expireOrders, settleOptions, settleSeconds]

/** Before the ticks of a second: what the seconds before it left, so that a stake that returns saves a pool from them. */
export function settleLeft(tx: Tx, context: Context, now: number): void {
  for (const end of kinds) end(tx, context, { after: 0, upTo: now - SECOND }, { most: MOST_ENDED, skip: 0 })
}

type Rest = { end: Ending; skip: number }

/** What the transaction of a second left of that second. */
const left = new WeakMap<Db, Rest[]>()

/**
 * What ended in a second, in the transaction of its ticks: the first of each kind. A midnight has all of them, since it
 * values what people have. A night is charged once nothing else is left, as it may break a pool.
 */
export function settleDue(tx: Tx, context: Context, now: number): void {
  const most = dayStart(now) === now ? MOST_ENDED : AT_ONCE
  const rest = kinds.flatMap(end => {
    const { failed, more } = end(tx, context, secondOf(now), { most, skip: 0 })
    return more ? { end, skip: failed } : []
  })
  left.set(tx, rest)
  if (rest.length === 0) chargeNights(tx, context, now)
}

const secondOf = (now: number): Span => ({ after: now - SECOND, upTo: now })

/**
 * After each second: what its transaction left, in transactions of their own. Requests are answered between two of them. Under
 * a manual clock all is done at once, since a test that moves the clock waits for the second alone.
 * @param then what may collect from the stakes that come back: it goes after the last of them
 */
export const settleRest = (then: Beat): Beat =>
  function settleRestThenDue(context, now) {
    const { db } = context
    const rest = left.get(db) ?? []
    left.delete(db)
    const isLeft = () => someOf(context, rest, now)
    if (context.clock.manual) while (isLeft());
    if (rest.length === 0) return then(context, now)
    inTurns(context, 'settleRest', () => {
      const more = isLeft()
      if (!more) then(context, now)
      return more
    })
  }

/** @returns whether more may be left */
function someOf(context: Context, rest: Rest[], now: number): boolean {
  const [first] = rest
  if (!first) return false
  transact(context.db, tx => {
    const { failed, more } = first.end(tx, context, secondOf(now), { most: AT_ONCE, skip: first.skip })
    first.skip += failed
    if (!more) rest.shift()
    if (rest.length === 0) chargeNights(tx, context, now)
  })
  return rest.length > 0
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

function settleAll(tx: Tx, context: Context, now: number): void {
  endAll(settleOptions, tx, context, now)
  endAll(settleSeconds, tx, context, now)
  while (!chargeNights(tx, context, now));
}
