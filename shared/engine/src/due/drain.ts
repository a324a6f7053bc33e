/** Does what is due, in the order in which it fell due. */
import type { Beat, Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { part, type Tx, transact } from '../db/transact.ts'
import { guarded } from '../guarded.ts'
import { inTurns } from '../jobs/turns.ts'
import { booksOf } from '../ledger/index.ts'
import type { Due, DueHandlers } from './kinds.ts'
import { firstDue, lookAhead, nextDue, postpone, remove } from './queue.ts'

const RETRY = 5_000

/**
 * How many events share a commit and a turn of the loop. After a downtime tens of thousands are due. Ten product incomes
 * take less than 10 ms; a hundred would hold up every request for longer than 50 ms.
 */
const TOGETHER = 10

/** Databases whose events are being done, ten in each turn of the loop. */
const draining = new WeakSet<Db>()

/**
 * As a second of the exchange; `handlers` by kind, of all domains. Requests are answered between two turns. Under a manual
 * clock all is done at once, since a test that moves the clock waits for the second alone.
 */
export function dueBeat(handlers: DueHandlers): Beat {
  return function drainDue(context, now) {
    if (now < nextDue(context.db) || booksOf(context.db).halted || draining.has(context.db)) return
    const isLeft = () => transact(context.db, tx => some(tx, context, handlers, now))
    if (context.clock.manual) while (isLeft());
    else if (isLeft()) return goOn(context, isLeft)
    lookAhead(context.db)
  }
}

/** Where the books are halted meanwhile, the next second goes on. */
function goOn(context: Context, isLeft: () => boolean): void {
  const { db } = context
  const isMore = () => {
    const more = isLeft()
    if (!more) lookAhead(db)
    return more
  }
  draining.add(db)
  inTurns(context, 'drainDue', isMore, () => draining.delete(db))
}

/**
 * What an event schedules may itself be due, and before the next one: so each is looked up anew. An event that left rows
 * for the next turn ends this one. @returns whether more may be left
 */
function some(tx: Tx, context: Context, handlers: DueHandlers, now: number): boolean {
  for (let done = 0; done < TOGETHER; done++) {
    const due = firstDue(tx, now)
    if (!due) return false
    const outcome = outcomeOf(tx, context, handlers, due)
    if (outcome === 'failed') postpone(tx, due, now + RETRY)
    if (outcome === 'more') return true
  }
  return true
}

function outcomeOf(tx: Tx, context: Context, handlers: DueHandlers, due: Due): unknown {
  let outcome: unknown = 'failed'
  guarded(context.log, `${due.kind} ${due.subject} ${due.n}`, () => {
    outcome = part(tx, () => carryOut(tx, context, handlers, due))
  })
  // the disk is full, say: then none of these was done
  if (!tx.isTransaction) throw new Error('What was due was taken back')
  return outcome
}

/** Whole with its deletion, or not at all: one that fails comes again, and holds nobody else up. */
function carryOut(tx: Tx, context: Context, handlers: DueHandlers, due: Due): unknown {
  const handler = handlers[due.kind]
  if (!handler) throw new Error(`Nobody does what is due: ${due.kind}`)
  remove(tx, due)
  return handler(tx, context, due)
}
