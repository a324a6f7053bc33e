/** Writes a message to a user in the transaction of what it tells of (docs/rules/content.md#messages). */
import { prepared, run, sql } from '../db/query.ts'
import { changesOf } from '../db/synced.ts'
import type { Tx } from '../db/transact.ts'
import { messageHooks } from './hooks.ts'
import { bucketsOf } from './message-counts.ts'
import type { WordedBy } from './message-values.ts'
import { queuePush } from './push-queue.ts'
import type { Template } from './templates.ts'

/** A message without its words. */
export type Addressed = {
  user: string
  /** Unique per user, e.g. "recharge:R7K2:delivered": the same event is told once. */
  eventKey: string
  tab: 'system' | 'task' | 'transaction'
  /** In-app path that the message leads to, e.g. "/chongzhitixianResult?kind=recharge&id=R7K2". */
  path?: string
  at: number
  /** Id of the order that the desk has decided by this. */
  decides?: string
}
/** A message with the values of its own text. */
export type Message = Addressed & WordedBy<Template>

export function notify(tx: Tx, message: Message): void {
  const { user, eventKey, tab, template, values, path, at, decides } = message
  const told = run(
    tx,
    sql
      .insertInto('message')
      .values({
        user_id: user,
        event_key: eventKey,
        tab,
        template,
        value_json: JSON.stringify(values),
        path: path ?? null,
        at,
      })
      .onConflict(conflict => conflict.doNothing()),
  )
  if (told === 0) return
  changesOf(tx, user)
  queuePush(tx, { user, template, at })
  if (decides) messageHooks.of(tx).decided(tx, decides, message)
  dropOldest(tx, user)
}

const MOST_OF_ONE = 10_000
/** At once, of somebody who has had more since before there was a limit. */
const MOST_DROPPED = 100
const OLDEST = 'DELETE FROM message WHERE id IN (SELECT id FROM message WHERE user_id = ? ORDER BY id LIMIT ?)'

/** The newest 10,000 of a person stay. */
function dropOldest(tx: Tx, user: string): void {
  const kept = bucketsOf(tx, user).reduce((sum, bucket) => sum + bucket.kept, 0)
  if (kept > MOST_OF_ONE) prepared(tx, OLDEST).run(user, Math.min(kept - MOST_OF_ONE, MOST_DROPPED))
}
