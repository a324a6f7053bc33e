/** What the demo account was told before somebody looks in. */

import { run, sql } from '@shared/engine/db/query'
import { transact } from '@shared/engine/db/transact'
import { listMessages } from '@shared/products/content/messages'
import type { StandIn } from './stand-in.ts'

/** Of forty days a few are left: enough to see each kind, and where it leads. */
const KEPT = 9

/** All of it was read; the newest stay. */
export function readMessages({ caller }: StandIn): void {
  const { context, user } = caller
  listMessages({ pageSize: 100 }, caller)
  const own = sql.selectFrom('message').select('id').where('user_id', '=', user)
  const newest = own.where('read_at', 'is not', null).orderBy('id', 'desc').limit(KEPT)
  const older = sql.deleteFrom('message').where('user_id', '=', user).where('read_at', 'is not', null)
  transact(context.db, tx => run(tx, older.where('id', 'not in', newest)))
}
