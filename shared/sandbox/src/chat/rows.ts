/** Reads and begins conversations. */
import { createHash } from 'node:crypto'
import type { Db } from '@shared/engine/db/open'
import { all, first, prepared, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { newId } from '@shared/engine/ids'
import type { Language } from '@shared/engine/refusals/languages'
import { poke } from './hub.ts'
import { queueMoved } from './queue.ts'
import type { ChatMessageRow, ConversationRow } from './tables.ts'
import { MOST_UNREAD } from './wire.ts'

/** Whose a conversation is: a person's, or whose phone it was begun on, by the hash of its id. */
export type Owner = { user_id: string; visitor: null } | { user_id: null; visitor: string }

export const person = (user: string): Owner => ({ user_id: user, visitor: null })

/** The phone's id opens the conversation: it is kept as its hash. */
export const visitor = (id: string): Owner => ({
  user_id: null,
  visitor: createHash('sha256').update(`visitor\0${id}`).digest('hex'),
})

const conversations = () => sql.selectFrom('chat_conversation').selectAll()

export const conversationById = (db: Db, id: string): ConversationRow | undefined =>
  first(db, conversations().where('id', '=', id))

export const conversationOf = (db: Db, { user_id: user, visitor: hash }: Owner): ConversationRow | undefined =>
  first(db, user === null ? conversations().where('visitor', '=', hash) : conversations().where('user_id', '=', user))

export function beginConversation(tx: Tx, owner: Owner, language: Language, now: number): ConversationRow {
  const row: ConversationRow = {
    id: newId('H'),
    ...owner,
    state: 'bot',
    auto: 1,
    language,
    waiting_since: null,
    created_at: now,
    last_at: now,
    seen: 0,
    desk_seen: 0,
  }
  run(tx, sql.insertInto('chat_conversation').values(row))
  return row
}

/** Whoever listens is told. @throws Error where it is gone meanwhile */
export function changed(tx: Tx, id: string, change: Partial<ConversationRow>): ConversationRow {
  const waited = change.state !== undefined && conversationById(tx, id)?.state === 'waiting'
  run(tx, sql.updateTable('chat_conversation').set(change).where('id', '=', id))
  if (waited || change.state === 'waiting') queueMoved(tx)
  poke(tx, id, waited)
  const row = conversationById(tx, id)
  if (!row) throw new Error(`Conversation ${id} is gone`)
  return row
}

/** The newest `most` behind a message, oldest first. */
export function messagesAfter(db: Db, conversationId: string, after: number, most = 200): ChatMessageRow[] {
  const behind = sql.selectFrom('chat_message').selectAll().where('conversation_id', '=', conversationId)
  return all(db, behind.where('seq', '>', after).orderBy('seq', 'desc').limit(most)).reverse()
}

const unreadOf = (senders: string) => `SELECT count(*) AS n FROM (
  SELECT 1 FROM chat_message WHERE conversation_id = ? AND sender IN (${senders}) AND seq > ? LIMIT ${MOST_UNREAD})`
const UNREAD = { desk: unreadOf("'me'"), phone: unreadOf("'bot', 'desk', 'note'") } as const

/** Messages of the other side behind the last one that a side has seen, as far as MOST_UNREAD. */
export const countUnread = (db: Db, side: keyof typeof UNREAD, conversationId: string, seen: number): number =>
  (prepared(db, UNREAD[side]).get(conversationId, seen) as { n: number }).n
