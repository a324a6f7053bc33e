import { isLive } from '../accounts/session.ts'
import { dayOf } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { all, run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { sendDue } from './send.ts'

const sweptDay = new WeakMap<Db, string>()

/** Sends what was told in this second, or failed for a while before; forgets once a day what a session left behind. */
export function pushBeat(context: Context, now: number): void {
  sendDue(context)
  const day = dayOf(now)
  if (sweptDay.get(context.db) === day) return
  const ended = all(context.db, sql.selectFrom('push_subscription').select(['id', 'token_hash']))
  for (const { id } of ended.filter(row => !isLive(context.db, row.token_hash, now)))
    run(context.db, sql.deleteFrom('push_subscription').where('id', '=', id))
  sweptDay.set(context.db, day)
}

export const forgetPush = (tx: Tx, user: string): number =>
  run(tx, sql.deleteFrom('push_subscription').where('user_id', '=', user))
