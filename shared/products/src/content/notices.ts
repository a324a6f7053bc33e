/** Announcements, news, banners and popups as readers get them. */
import type { Notice, noticeListCall, ParsedInputOf } from '@shared/contract'
import { stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { cutPage, type Page } from '@shared/engine/db/page'
import { all, prepared, run, sql } from '@shared/engine/db/query'
import type { Caller, SignedIn } from '@shared/engine/http/serve'
import { type Language, localeOf } from '@shared/engine/refusals/languages'
import { foldedHold } from '@shared/format/fold'
import { commonNotices, commonTexts, foldedTexts } from './notice-copy.ts'
import { minutesToRead } from './reading-time.ts'
import type { NoticeRow } from './tables.ts'
import { type Words, wordsOf } from './wording.ts'

type Input = ParsedInputOf<typeof noticeListCall>

/** The one that a person holds now. */
function levelOf(db: Db, user: string): number {
  const held = prepared(db, 'SELECT level FROM vip WHERE user_id = ?').get(user) as { level: number } | undefined
  return held?.level ?? 0
}

/** Of those addressed to one person the newest are listed. */
const MOST_PERSONAL = 200
const PERSONAL = `SELECT * FROM notice WHERE user_id = ? AND retracted_at IS NULL AND publish_at <= ?
  ORDER BY publish_at DESC LIMIT ${MOST_PERSONAL}`

const personal = (db: Db, user: string | null, now: number): NoticeRow[] =>
  user === null ? [] : (prepared(db, PERSONAL).all(user, now) as NoticeRow[])

const inOrder = (a: NoticeRow, b: NoticeRow): number =>
  b.top - a.top || b.publish_at - a.publish_at || (a.id < b.id ? -1 : 1)

/** Pinned first, then the newest. Hidden ones are found by their id alone. */
function candidates(db: Db, { id }: Input, now: number, user: string | null): readonly NoticeRow[] {
  if (id !== undefined) return all(db, sql.selectFrom('notice').selectAll().where('id', '=', id))
  const [common, own] = [commonNotices(db), personal(db, user, now)]
  const rows = own.length === 0 ? common : [...common, ...own].sort(inOrder)
  return rows.filter(({ hidden }) => hidden === 0)
}

function published(db: Db, input: Input, now: number, user: string | null): NoticeRow[] {
  const level = user === null ? null : levelOf(db, user)
  const { noticeType, tag } = input
  return candidates(db, input, now, user).filter(
    row =>
      row.publish_at <= now &&
      row.retracted_at === null &&
      (row.user_id === null || row.user_id === user) &&
      (row.level === null || row.level === level) &&
      (noticeType === undefined || row.notice_type === noticeType) &&
      (!tag || row.tag === tag),
  )
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

/** One page of what fits, in words. */
function found(input: Input, { context: { db, clock }, language }: Caller, user: string | null): Page<Notice> {
  const rows = published(db, input, clock.now(), user)
  const page = cutPage(input.keyword ? searched(db, rows, input.keyword, language) : rows, input)
  const ids = page.records.map(({ id }) => id)
  const words = wordsOf(db, 'notice', language, ids)
  const view = (row: NoticeRow, text: Words | undefined) => (text ? [viewOf(row, text, input.id !== undefined)] : [])
  return { ...page, records: page.records.flatMap(row => view(row, words.get(row.id))) }
}

/** Those whose title or abstract holds what was typed. */
function searched(db: Db, rows: readonly NoticeRow[], keyword: string, language: Language): NoticeRow[] {
  const common = commonTexts(db, language)
  const own = rows.filter(({ user_id: user }) => user !== null).map(({ id }) => id)
  const texts = new Map([...common, ...[...wordsOf(db, 'notice', language, own)].map(foldedOf)])
  return rows.filter(({ id }) => foldedHold(keyword, localeOf[language], texts.get(id) ?? []))
}

const foldedOf = ([id, words]: [string, Words]) => [id, foldedTexts(words)] as const

/** What everybody may read. */
export const listNotices = (input: Input, caller: Caller) => found(input, caller, null)

/** With what is addressed to who asks, and what they have read; an id marks it read. */
export function listMyNotices(input: Input, caller: SignedIn) {
  const { context, user } = caller
  const page = found(input, caller, user)
  if (page.records.length === 0) return page
  const ids = page.records.map(({ id }) => id)
  const read = readBy(context.db, user, ids)
  if (input.id) for (const id of ids) markRead(context.db, user, id, context.clock.now())
  return { ...page, records: page.records.map(notice => ({ ...notice, readFlag: read.has(notice.id) })) }
}

function readBy(db: Db, user: string, ids: readonly string[]): ReadonlySet<string> {
  if (ids.length === 0) return new Set()
  const marks = sql.selectFrom('notice_read').select('notice_id').where('user_id', '=', user)
  return new Set(all(db, marks.where('notice_id', 'in', ids)).map(row => row.notice_id))
}

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
