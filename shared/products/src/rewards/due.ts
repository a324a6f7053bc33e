/** Looks at those whose level and tasks may be others: what the queue (queue.ts) holds. */
import type { Context } from '@shared/engine/context'
import { prepared } from '@shared/engine/db/query'
import { part, type Tx, transact } from '@shared/engine/db/transact'
import { guarded } from '@shared/engine/guarded'
import { settleTasks } from './tasks.ts'
import { settleLevel } from './vip.ts'

/** Of one second: a crowd holds nobody up. */
const AT_ONCE = 100

type Due = { user_id: string; falls: number }

const NEXT = `SELECT user_id, falls FROM vip_due ORDER BY rowid LIMIT ${AT_ONCE}`
const KNOWN = 'SELECT 1 FROM user WHERE id = ?'

/** The oldest of the queue; one at whom it fails is logged, and comes again with the next sweep. */
export function settleDue(context: Context): void {
  const due = prepared(context.db, NEXT).all() as Due[]
  if (due.length === 0) return
  transact(context.db, tx => {
    for (const one of due) {
      prepared(tx, 'DELETE FROM vip_due WHERE user_id = ?').run(one.user_id)
      guarded(context.log, `level of ${one.user_id}`, () => part(tx, () => settle(tx, context, one)))
    }
  })
}

/** Level and tasks of one person as they are now. */
export function settle(tx: Tx, context: Context, { user_id: userId, falls }: Due): void {
  if (!prepared(tx, KNOWN).get(userId)) return
  settleLevel(tx, context, userId, falls === 1)
  settleTasks(tx, context, userId)
}
