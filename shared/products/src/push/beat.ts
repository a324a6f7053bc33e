import { dayOf } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { prepared, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { type Run, runOnce } from '@shared/engine/jobs/runs'
import { type Job, slice } from '@shared/engine/jobs/slices'
import { isLive } from '../accounts/session.ts'
import { sendDue } from './send.ts'
import type { PushSubscriptionRow } from './tables.ts'

type Subscription = Pick<PushSubscriptionRow, 'id' | 'token_hash'>
const NEXT = 'SELECT id, token_hash FROM push_subscription WHERE id > CAST(? AS INTEGER) ORDER BY id LIMIT ?'

/** What a session that ended left behind: 500 subscriptions are looked at in a second. */
const endedSessions: Job<Subscription> = {
  name: 'push-ended',
  limit: 500,
  next: (tx, after, limit) => prepared(tx, NEXT).all(after, limit) as Subscription[],
  keyOf: ({ id }) => String(id),
  each(tx, _, { id, token_hash: session }, now) {
    if (!isLive(tx, session, now)) run(tx, sql.deleteFrom('push_subscription').where('id', '=', id))
  },
}
const daily: Run = { event: 'push-ended', period: dayOf, work: slice.bind(null, endedSessions) }

/** Sends what was told in this second, or failed for a while before; forgets once a day what a session left behind. */
export function pushBeat(context: Context, now: number): void {
  sendDue(context)
  runOnce(context, daily, now)
}

export const forgetPush = (tx: Tx, user: string): number =>
  run(tx, sql.deleteFrom('push_subscription').where('user_id', '=', user))
