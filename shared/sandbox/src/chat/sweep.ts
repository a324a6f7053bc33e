/** What the clock does to conversations (docs/rules/content.md#live-chat). */
import { DAY, dayOf, HOUR, MINUTE } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { all, run, sql } from '../db/query.ts'
import { transact } from '../db/transact.ts'
import { changed } from './rows.ts'

const SILENT = 48 * HOUR
const KEPT = 180 * DAY
/** Nobody knows whose it is, and the phone may be another's by then. */
const VISITORS_KEPT = 30 * DAY
/** Of one look: it holds up nobody. */
const MOST = 200

const lookedAt = new WeakMap<Db, { minute: number; day: string }>()

/** Each minute, and once a day from 03:00 UTC+8 on. */
export function chatBeat(context: Context, now: number): void {
  const { db } = context
  const minute = Math.floor(now / MINUTE)
  const day = dayOf(now - 3 * HOUR)
  const before = lookedAt.get(db)
  if (before?.minute === minute) return
  closeSilent(db, now)
  if (before?.day !== day) forgetOld(db, now)
  lookedAt.set(db, { minute, day })
}

/** Whoever waits for a person is never sent away. */
function closeSilent(db: Db, now: number): void {
  const silent = sql.selectFrom('chat_conversation').select('id').where('state', 'in', ['bot', 'desk'])
  const due = all(db, silent.where('last_at', '<=', now - SILENT).limit(MOST))
  const over = sql.deleteFrom('chat_ticket').where('expires', '<=', now)
  transact(db, tx => {
    for (const { id } of due) changed(tx, id, { state: 'closed' })
    run(tx, over)
  })
}

function forgetOld(db: Db, now: number): void {
  const conversations = sql.deleteFrom('chat_conversation')
  transact(db, tx => {
    run(tx, conversations.where('user_id', 'is', null).where('last_at', '<', now - VISITORS_KEPT))
    run(tx, conversations.where('last_at', '<', now - KEPT))
    run(tx, sql.deleteFrom('chat_message').where('at', '<', now - KEPT))
  })
}
