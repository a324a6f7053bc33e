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
import { DAY, dayOf, HOUR, stamp } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { all, prepared, run, sql } from '../db/query.ts'
import { transact } from '../db/transact.ts'
import type { SignedIn } from '../http/serve.ts'
import type { Language } from '../refusals/languages.ts'
import { wordsOfMessage } from './message-words.ts'
import type { MessageRow } from './tables.ts'

const KEPT = 180 * DAY
/** How many of each kind the badge's call brings along. */
const NEWEST = 10

/** What the desk writes is a notice, what the exchange tells by itself a system message. */
const categoryOf = ({ template }: MessageRow): '1' | '2' => (template === 'desk' ? '1' : '2')

function viewOf(row: MessageRow, language: Language): Message {
  const { title, text, lang } = wordsOfMessage(row.template, JSON.parse(row.value_json), language)
  return {
    id: String(row.id),
    titile: title,
    msgAbstract: text,
    msgContent: text,
    msgCategory: categoryOf(row),
    noticeType: row.tab,
    linkType: row.path ? linkTypes.path : linkTypes.none,
    linkUrl: row.path,
    sendTime: stamp(row.at),
    readFlag: row.read_at !== null,
    lang,
  }
}

/** The newest first; what is listed counts as read from then on, and shows the state before. */
export function listMessages(
  { noticeType, pageNo = 1, pageSize = 20 }: ParsedInputOf<typeof messageListCall>,
  { context: { db, clock }, user, language }: SignedIn,
): Message[] {
  const own = sql.selectFrom('message').selectAll().where('user_id', '=', user).orderBy('id', 'desc')
  const wanted = noticeType ? own.where('tab', '=', noticeType) : own
  return transact(db, tx => {
    const rows = all(tx, wanted.offset((pageNo - 1) * pageSize).limit(pageSize))
    const unread = rows.filter(row => row.read_at === null).map(row => row.id)
    if (unread.length) run(tx, sql.updateTable('message').set({ read_at: clock.now() }).where('id', 'in', unread))
    return rows.map(row => viewOf(row, language))
  })
}

/** Everything is read, or everything under one tab; what arrives meanwhile stays new. */
export function clearMessages(
  { noticeType }: ParsedInputOf<typeof clearMessagesCall>,
  { context: { db, clock }, user }: SignedIn,
): null {
  const unread = sql
    .updateTable('message')
    .set({ read_at: clock.now() })
    .where('user_id', '=', user)
    .where('read_at', 'is', null)
  transact(db, tx => run(tx, noticeType ? unread.where('tab', '=', noticeType) : unread))
  return null
}

/** How many messages a person has not listed yet. */
export const countUnread = (db: Db, user: string): number =>
  (prepared(db, 'SELECT count(*) AS n FROM message WHERE user_id = ? AND read_at IS NULL').get(user) as { n: number }).n

const UNREAD = 'FROM message WHERE user_id = ? AND read_at IS NULL'
const NEWEST_UNREAD = `SELECT * ${UNREAD} AND (template = 'desk') = ? ORDER BY id DESC LIMIT ${NEWEST}`
const COUNTED = `SELECT count(*) AS n, sum(template = 'desk') AS notices, sum(tab = 'task') AS tasks,
  sum(tab = 'transaction') AS transactions ${UNREAD}`

type Counted = { n: number; notices: number | null; tasks: number | null; transactions: number | null }

/** The badge: unread ones only; marks nothing. However many there are, the newest of each kind are read. */
export function listUnread({ context: { db }, user, language }: SignedIn): OutputOf<typeof unreadMessagesCall> {
  const { n, notices, tasks, transactions } = prepared(db, COUNTED).get(user) as Counted
  const newest = (desk: 0 | 1) =>
    (prepared(db, NEWEST_UNREAD).all(user, desk) as MessageRow[]).map(row => viewOf(row, language))
  return {
    anntMsgList: newest(1),
    anntMsgTotal: notices ?? 0,
    sysMsgList: newest(0),
    sysMsgTotal: n - (notices ?? 0),
    taskTotal: tasks ?? 0,
    transactionTotal: transactions ?? 0,
  }
}

const sweptDay = new WeakMap<Db, string>()

/** Once a day from 03:00 UTC+8 on: messages older than 180 days go. */
export function contentBeat({ db }: Context, now: number): void {
  const day = dayOf(now - 3 * HOUR)
  if (sweptDay.get(db) === day) return
  run(db, sql.deleteFrom('message').where('at', '<', now - KEPT))
  sweptDay.set(db, day)
}
