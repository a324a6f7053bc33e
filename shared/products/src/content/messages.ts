/** A person's messages: listed and so read, counted while unread, forgotten after half a year (docs/rules/content.md#messages). */

import type {
  clearMessagesCall,
  Message,
  messageListCall,
  OutputOf,
  ParsedInputOf,
  unreadMessagesCall,
} from '@shared/contract'
import { linkTypes } from '@shared/contract/codes'
import { MOST_LISTED } from '@shared/contract/limits'
import { DAY, HOUR, MINUTE, stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { type PageRequest, pageOf } from '@shared/engine/db/page'
import { all, prepared, run, sql } from '@shared/engine/db/query'
import { transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { nightly, olderThan } from '@shared/engine/jobs/nightly'
import { type Bucket, bucketsOf, clearUnread } from '@shared/engine/messages/message-counts'
import { wordsOfMessage } from '@shared/engine/messages/message-words'
import type { MessageRow } from '@shared/engine/messages/tables'
import type { Language } from '@shared/engine/refusals/languages'

const KEPT = 180 * DAY
/** How many of each kind the badge's call brings along. */
const NEWEST = 10

/** What the desk writes is a notice, what the exchange tells by itself a system message. */
const isDesk = ({ template }: MessageRow): boolean => template === 'desk'

function viewOf(row: MessageRow, language: Language, readFlag = false): Message {
  const { title, text, lang, ownWords } = wordsOfMessage(row.template, JSON.parse(row.value_json), language)
  return {
    id: String(row.id),
    titile: title,
    msgAbstract: text,
    msgContent: text,
    msgCategory: isDesk(row) ? '1' : '2',
    noticeType: row.tab,
    linkType: row.path ? linkTypes.path : linkTypes.none,
    linkUrl: row.path,
    sendTime: stamp(row.at),
    readFlag,
    lang,
    ownWords,
  }
}

type Listing = { at: number; unread: ReadonlySet<number> }
/** What was unread in each list of the last minute, by person and request. */
const listings = new WeakMap<Db, Map<string, Listing>>()

/**
 * Adds what was unread as the same request arrived first. The phone repeats a request whose answer was cut, and has not
 * seen those messages yet.
 */
function withRepeated(db: Db, key: string, { at, unread }: Listing): ReadonlySet<number> {
  const known = listings.get(db) ?? new Map<string, Listing>()
  listings.set(db, known)
  for (const [other, listing] of known) if (listing.at <= at - MINUTE) known.delete(other)
  const first = known.get(key)
  if (first) return new Set([...first.unread, ...unread])
  if (unread.size > 0) known.set(key, { at, unread })
  return unread
}

/** The newest first; what is listed counts as read from then on, and shows the state before. */
export function listMessages(
  { noticeType, ...paging }: ParsedInputOf<typeof messageListCall>,
  { context: { db, clock }, user, language, requestId }: SignedIn,
): Message[] {
  return transact(db, tx => {
    const rows = pageOfMessages(tx, user, noticeType, pageOf(paging, 20))
    const unread = unreadAmong(rows, bucketsOf(tx, user))
    if (unread.size > 0)
      run(
        tx,
        sql
          .updateTable('message')
          .set({ read_at: clock.now() })
          .where('id', 'in', [...unread]),
      )
    const isNew = withRepeated(tx, `${user} ${requestId}`, { at: clock.now(), unread })
    return rows.map(row => viewOf(row, language, !isNew.has(row.id)))
  })
}

/** A page beyond the reach of lists is empty. */
function pageOfMessages(
  db: Db,
  user: string,
  tab: MessageRow['tab'] | undefined,
  { size, offset }: PageRequest,
): MessageRow[] {
  const own = sql.selectFrom('message').selectAll().where('user_id', '=', user).orderBy('id', 'desc')
  const wanted = tab ? own.where('tab', '=', tab) : own
  return all(db, wanted.offset(offset).limit(Math.max(0, Math.min(size, MOST_LISTED - offset))))
}

/** The ids of those that were neither listed nor read with all others. */
function unreadAmong(rows: readonly MessageRow[], buckets: readonly Bucket[]): ReadonlySet<number> {
  const clearedOf = (row: MessageRow) =>
    buckets.find(({ tab, desk }) => tab === row.tab && Boolean(desk) === isDesk(row))?.cleared ?? 0
  return new Set(rows.filter(row => row.read_at === null && row.id > clearedOf(row)).map(({ id }) => id))
}

/** Everything is read, or everything under one tab; what arrives meanwhile stays new. */
export function clearMessages(
  { noticeType }: ParsedInputOf<typeof clearMessagesCall>,
  { context: { db }, user }: SignedIn,
): null {
  transact(db, tx => clearUnread(tx, user, noticeType))
  return null
}

const NEWEST_UNREAD = `SELECT * FROM message WHERE user_id = ? AND tab = ? AND (template = 'desk') = ?
  AND read_at IS NULL AND id > ? ORDER BY id DESC LIMIT ${NEWEST}`

const newestUnread = (db: Db, user: string, buckets: readonly Bucket[]): MessageRow[] =>
  buckets
    .flatMap(({ tab, desk, cleared }) => prepared(db, NEWEST_UNREAD).all(user, tab, desk, cleared) as MessageRow[])
    .sort((a, b) => b.id - a.id)
    .slice(0, NEWEST)

/** The badge: unread ones only; marks nothing. However many there are, the newest of each kind are read. */
export function listUnread({ context: { db }, user, language }: SignedIn): OutputOf<typeof unreadMessagesCall> {
  const buckets = bucketsOf(db, user).filter(({ unread }) => unread > 0)
  const [desk, own] = [buckets.filter(bucket => bucket.desk), buckets.filter(bucket => !bucket.desk)]
  const newest = (some: readonly Bucket[]) => newestUnread(db, user, some).map(row => viewOf(row, language))
  return {
    anntMsgList: newest(desk),
    anntMsgTotal: unreadIn(desk),
    sysMsgList: newest(own),
    sysMsgTotal: unreadIn(own),
    taskTotal: unreadIn(buckets, 'task'),
    transactionTotal: unreadIn(buckets, 'transaction'),
  }
}

const unreadIn = (buckets: readonly Bucket[], only?: MessageRow['tab']): number =>
  buckets.filter(({ tab }) => only === undefined || tab === only).reduce((sum, { unread }) => sum + unread, 0)

/** From 03:00 UTC+8 on: messages older than 180 days go. */
export const contentBeat = nightly('contentBeat', 3 * HOUR, [olderThan('message', 'at', KEPT)])
