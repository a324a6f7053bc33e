/** Announcements to one person, or to a level: a message leads to each, once it shows (docs/rules/content.md#messages). */
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { prepared, run, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import { notify } from '@shared/engine/messages/notify'
import type { NoticeRow } from './tables.ts'

/** The conditions are those of the index, word by word. */
const SHOWN = `SELECT * FROM notice WHERE told_at IS NULL AND retracted_at IS NULL AND publish_at <= ?
  AND notice_type = 1 AND (user_id IS NOT NULL OR level IS NOT NULL) AND untelling = 0 ORDER BY publish_at LIMIT 20`

const shown = (db: Db, now: number) => prepared(db, SHOWN).all(now) as NoticeRow[]

const eventKeyOf = (id: string): string => `notice:${id}`

/** Once per person, however often it is published; of a level a slice of the people, the next ones a second later. */
export function tellAddressed(tx: Tx, now: number): void {
  for (const notice of shown(tx, now)) {
    const upto = tellSome(tx, notice, now)
    run(
      tx,
      sql
        .updateTable('notice')
        .set(upto === null ? { told_at: now } : { told_upto: upto })
        .where('id', '=', notice.id),
    )
    if (upto !== null) return
  }
}

/** People who are looked at within a second. */
const SLICE = 500
/** Of closed accounts there is nobody to tell. */
const PEOPLE = `SELECT id, coalesce(vip.level, 0) AS level FROM user LEFT JOIN vip ON vip.user_id = user.id
  WHERE id > ? AND invite_code <> 'closed-' || id ORDER BY id LIMIT ${SLICE}`

/** @returns the last one looked at; null once everybody was told */
function tellSome(tx: Tx, { id, user_id: user, level, told_upto: upto }: NoticeRow, now: number): string | null {
  if (level === null) {
    if (user !== null) tell(tx, user, id, now)
    return null
  }
  const people = prepared(tx, PEOPLE).all(upto) as { id: string; level: number }[]
  for (const one of people) if (one.level === level && (user === null || user === one.id)) tell(tx, one.id, id, now)
  return people.length < SLICE ? null : (people.at(-1)?.id ?? null)
}

function tell(tx: Tx, user: string, id: string, at: number): void {
  const path = `/articleDetail?kind=notice&id=${id}`
  notify(tx, { user, eventKey: eventKeyOf(id), tab: 'system', template: 'announcement', values: {}, path, at })
}

/** What is taken back is not told of any more: the messages go, a slice of them a second. */
export function untell(tx: Tx, id: string): void {
  run(tx, sql.updateTable('notice').set({ told_at: null, told_upto: '', untelling: 1 }).where('id', '=', id))
  takeBack(tx, id)
}

const MOST_BACK = 1000
const BACK = `DELETE FROM message WHERE id IN
  (SELECT id FROM message WHERE template = 'announcement' AND event_key = ? LIMIT ${MOST_BACK})`

function takeBack(tx: Tx, id: string): void {
  const { changes } = prepared(tx, BACK).run(eventKeyOf(id))
  if (Number(changes) < MOST_BACK) run(tx, sql.updateTable('notice').set({ untelling: 0 }).where('id', '=', id))
}

const UNTELLING = 'SELECT id FROM notice WHERE untelling = 1 LIMIT 1'

/** Those that show from this second on, and what is left of those that were taken back. */
export function addressedBeat({ db }: Context, now: number): void {
  const back = prepared(db, UNTELLING).get() as { id: string } | undefined
  if (back === undefined && shown(db, now).length === 0) return
  transact(db, tx => {
    if (back) takeBack(tx, back.id)
    tellAddressed(tx, now)
  })
}
