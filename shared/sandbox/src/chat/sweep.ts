/** What the clock does to conversations (docs/rules/content.md#live-chat). */
import { DAY, HOUR, MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { transact } from '@shared/engine/db/transact'
import { type Delete, nightly, olderThan } from '@shared/engine/jobs/nightly'
import { forgetSome } from './forget.ts'
import { changed } from './rows.ts'

const SILENT = 48 * HOUR
const KEPT = 180 * DAY
/** Nobody knows whose it is, and the phone may be another's by then. */
const VISITORS_KEPT = 30 * DAY
/** Of one look: it holds up nobody. */
const MOST = 200

const lookedAt = new WeakMap<Db, number>()

/** Each minute. */
export function chatBeat({ db }: Context, now: number): void {
  const minute = Math.floor(now / MINUTE)
  if (lookedAt.get(db) === minute) return
  closeSilent(db, now)
  lookedAt.set(db, minute)
}

const SILENT_ONES = `SELECT id FROM chat_conversation WHERE state IN ('bot', 'desk') AND last_at <= ? LIMIT ${MOST}`
const ENDED_TICKETS = `DELETE FROM chat_ticket WHERE rowid IN
  (SELECT rowid FROM chat_ticket WHERE expires <= ? LIMIT ${MOST})`

/** Whoever waits for a person is never sent away. */
function closeSilent(db: Db, now: number): void {
  const due = prepared(db, SILENT_ONES).all(now - SILENT) as { id: string }[]
  transact(db, tx => {
    for (const { id } of due) changed(tx, id, { state: 'closed' })
    prepared(tx, ENDED_TICKETS).run(now)
  })
}

/** Conversations in which nothing was said for so long, with all that was. */
function silentFor(kept: number, where = 'true'): Delete {
  const due = `SELECT id FROM chat_conversation WHERE ${where} AND last_at < ? LIMIT ?`
  return (tx, now, most) => {
    let done = 0
    for (const { id } of prepared(tx, due).all(now - kept, most) as { id: string }[])
      if (done < most) done += forgetSome(tx, id, most - done)
    return done
  }
}

/** From 03:00 UTC+8 on. */
export const oldChatsBeat = nightly('oldChatsBeat', 3 * HOUR, [
  silentFor(VISITORS_KEPT, 'visitor IS NOT NULL'),
  silentFor(KEPT),
  olderThan('chat_message', 'at', KEPT),
])
