/** What still has to be pushed: written with the message itself, gone once it is settled. */

import { prepared } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { pushKindOf } from './push-kinds.ts'
import type { Template } from './templates.ts'

/** Of one subscription: more than this many wait for nobody, and stand in /notifications all the same. */
const MOST_WAITING = 100

const QUEUE = `INSERT INTO push_due (message_id, subscription_id, next_at)
  SELECT last_insert_rowid(), id, ?2 FROM push_subscription AS own
  WHERE user_id = ?1 AND instr(kinds, ?3) > 0
    AND (SELECT count(*) FROM push_due WHERE subscription_id = own.id) < ${MOST_WAITING}`

/** Right after the message was written, in its transaction: one event is pushed as often as it is told, once. */
export function queuePush(tx: Tx, { user, template, at }: { user: string; template: Template; at: number }): void {
  const kind = pushKindOf(template)
  if (kind) prepared(tx, QUEUE).run(user, at, kind)
}
