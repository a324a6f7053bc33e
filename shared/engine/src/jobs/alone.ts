import type { Context } from '../context.ts'
import { part, type Tx } from '../db/transact.ts'
import { guarded } from '../guarded.ts'

/**
 * What a second brings to one row: where it fails it alone is taken back, logged, and tried again a second later.
 * @throws where the transaction itself is gone, and with it the second
 */
export function alone({ log }: Context, tx: Tx, what: string, work: () => unknown): void {
  guarded(log, what, () => part(tx, work))
  if (!tx.isTransaction) throw new Error(`The second's transaction was lost at ${what}`)
}
