/** Operations that come at the same moment share one commit, and so one sync: a disk syncs far less often than orders come. */
import type { Db } from './open.ts'
import { part, type Tx, transact } from './transact.ts'

type Outcome = () => unknown
type Waiting = { work(tx: Tx): unknown; settle(outcome: Outcome): void }

const queues = new WeakMap<Db, Waiting[]>()

/**
 * `work` as a transaction, within this turn of the loop: whole or not at all whatever becomes of the others, in the order
 * in which they came. The promise is settled once they are committed; http/hold-answers.ts holds their answers for the sync.
 */
export function transactTogether<T>(db: Db, work: (tx: Tx) => T): Promise<T> {
  const queue = queues.get(db) ?? []
  queues.set(db, queue)
  if (queue.length === 0) setImmediate(carryOut, db, queue)
  return new Promise<Outcome>(settle => queue.push({ work, settle })).then(outcome => outcome() as T)
}

function carryOut(db: Db, queue: Waiting[]): void {
  const waiting = queue.splice(0)
  const outcomes = attempt(() => transact(db, tx => waiting.map(({ work }) => partOf(tx, work))))
  waiting.forEach(({ settle }, nth) => {
    settle(() => outcomes()[nth]?.())
  })
}

/** @throws where the whole transaction is gone (the disk is full, say): then none of it was carried out */
function partOf(tx: Tx, work: (tx: Tx) => unknown): Outcome {
  const outcome = attempt(() => part(tx, work))
  if (!tx.isTransaction) outcome()
  return outcome
}

/** Done now, told when asked. */
function attempt<T>(act: () => T): () => T {
  try {
    const result = act()
    return () => result
  } catch (error) {
    return () => {
      throw error
    }
  }
}
