/** Writes a message to a user in the transaction of what it tells of (docs/rules/content.md#messages). */
import { run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { queuePush } from '../push/queue.ts'
import type { Template } from './templates.ts'

export type Message = {
  user: string
  /** Unique per user, e.g. "recharge:R7K2:delivered": the same event is told once. */
  eventKey: string
  tab: 'system' | 'task' | 'transaction'
  template: Template
  values: Readonly<Record<string, string | number>>
  /** In-app path that the message leads to, e.g. "/chongzhitixianResult?kind=recharge&id=R7K2". */
  path?: string
  at: number
}

export function notify(tx: Tx, { user, eventKey, tab, template, values, path, at }: Message): void {
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
  if (told > 0) queuePush(tx, { user, template, at })
}
