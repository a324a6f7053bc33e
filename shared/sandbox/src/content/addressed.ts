/** Announcements to one person, or to a level: a message leads to each, once it shows (docs/rules/content.md#messages). */
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { prepared, run, sql } from '../db/query.ts'
import { type Tx, transact } from '../db/transact.ts'
import { notify } from './notify.ts'
import type { NoticeRow } from './tables.ts'

const SHOWN = `SELECT * FROM notice WHERE told_at IS NULL AND retracted_at IS NULL AND publish_at <= ?
  AND notice_type = 1 AND (user_id IS NOT NULL OR level IS NOT NULL)`

const shown = (db: Db, now: number) => prepared(db, SHOWN).all(now) as NoticeRow[]

const eventKeyOf = (id: string): string => `notice:${id}`

/** Once per person, however often it is published. */
export function tellAddressed(tx: Tx, now: number): void {
  for (const notice of shown(tx, now)) {
    for (const user of readersOf(tx, notice)) tell(tx, user, notice.id, now)
    run(tx, sql.updateTable('notice').set({ told_at: now }).where('id', '=', notice.id))
  }
}

const OF_LEVEL = `SELECT id FROM user LEFT JOIN vip ON vip.user_id = user.id
  WHERE coalesce(level, 0) = ?1 AND (?2 IS NULL OR id = ?2)`

function readersOf(tx: Tx, { user_id: user, level }: NoticeRow): string[] {
  if (level === null) return user === null ? [] : [user]
  return (prepared(tx, OF_LEVEL).all(level, user) as { id: string }[]).map(({ id }) => id)
}

function tell(tx: Tx, user: string, id: string, at: number): void {
  const path = `/articleDetail?kind=notice&id=${id}`
  notify(tx, { user, eventKey: eventKeyOf(id), tab: 'system', template: 'announcement', values: {}, path, at })
}

/** What is taken back is not told of any more. */
export function untell(tx: Tx, id: string): void {
  run(tx, sql.deleteFrom('message').where('template', '=', 'announcement').where('event_key', '=', eventKeyOf(id)))
  run(tx, sql.updateTable('notice').set({ told_at: null }).where('id', '=', id))
}

/** Those that show from this second on. */
export function addressedBeat({ db }: Context, now: number): void {
  if (shown(db, now).length > 0) transact(db, tx => tellAddressed(tx, now))
}
