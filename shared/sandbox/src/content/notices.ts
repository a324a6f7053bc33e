/** Announcements, news, banners and popups as readers get them. */
import type { Notice, noticeListCall, ParsedInputOf } from '@shared/contract'
import { stamp } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { cutPage } from '../db/page.ts'
import { all, prepared, run, sql } from '../db/query.ts'
import type { Caller, SignedIn } from '../http/serve.ts'
import { minutesToRead } from './reading-time.ts'
import type { NoticeRow } from './tables.ts'
import { mentions, type Words, wordsOf } from './wording.ts'

type Input = ParsedInputOf<typeof noticeListCall>

/** The one that a person holds now. */
function levelOf(db: Db, user: string): number {
  const held = prepared(db, 'SELECT level FROM vip WHERE user_id = ?').get(user) as { level: number } | undefined
  return held?.level ?? 0
}

/** Pinned first, then the newest. Hidden ones are found by their id alone. */
function published(db: Db, { noticeType, tag, id }: Input, now: number, user: string | null): NoticeRow[] {
  let rows = sql.selectFrom('notice').selectAll().where('publish_at', '<=', now).where('retracted_at', 'is', null)
  rows = rows.where(is => is.or([is('user_id', 'is', null), ...(user ? [is('user_id', '=', user)] : [])]))
  rows = rows.where(is => is.or([is('level', 'is', null), ...(user ? [is('level', '=', levelOf(db, user))] : [])]))
  rows = id ? rows.where('id', '=', id) : rows.where('hidden', '=', 0)
  if (noticeType) rows = rows.where('notice_type', '=', noticeType)
  if (tag) rows = rows.where('tag', '=', tag)
  return all(db, rows.orderBy('top', 'desc').orderBy('publish_at', 'desc').orderBy('id'))
}

function viewOf(row: NoticeRow, words: Words, withContent: boolean): Notice {
  return {
    id: row.id,
    noticeType: row.notice_type,
    title: words.title,
    abstract: words.abstract,
    cover: row.cover,
    tag: row.tag,
    top: row.top === 1,
    linkType: row.link_type,
    linkUrl: row.link_url,
    publishTime: stamp(row.publish_at),
    updateTime: stamp(row.updated_at),
    lang: withContent ? words.contentLang : words.lang,
    readMinutes: minutesToRead(words),
    ...(withContent && { content: words.content ?? '' }),
  }
}

function found(input: Input, { context, language }: Caller, user: string | null): Notice[] {
  const { id, keyword } = input
  const words = wordsOf(context.db, 'notice', language, id)
  return published(context.db, input, context.clock.now(), user).flatMap(row => {
    const text = words.get(row.id)
    if (!text || (keyword && !mentions(keyword, language, text.title, text.abstract))) return []
    return [viewOf(row, text, id !== undefined)]
  })
}

/** What everybody may read. */
export const listNotices = (input: Input, caller: Caller) => cutPage(found(input, caller, null), input)

/** With what is addressed to who asks, and what they have read; an id marks it read. */
export function listMyNotices(input: Input, caller: SignedIn) {
  const { context, user } = caller
  const read = readBy(context.db, user)
  const notices = found(input, caller, user).map(notice => ({ ...notice, readFlag: read.has(notice.id) }))
  if (input.id) for (const notice of notices) markRead(context.db, user, notice.id, context.clock.now())
  return cutPage(notices, input)
}

const readBy = (db: Db, user: string): ReadonlySet<string> =>
  new Set(
    all(db, sql.selectFrom('notice_read').select('notice_id').where('user_id', '=', user)).map(row => row.notice_id),
  )

function markRead(db: Db, user: string, notice: string, at: number): void {
  const row = { user_id: user, notice_id: notice, at }
  run(
    db,
    sql
      .insertInto('notice_read')
      .values(row)
      .onConflict(conflict => conflict.doNothing()),
  )
}
