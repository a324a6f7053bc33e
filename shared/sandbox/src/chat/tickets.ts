/** What opens a conversation for half an hour: 32 random bytes for the page, their hash for us (docs/rules/content.md#live-chat). */
import { randomBytes } from 'node:crypto'
import { MINUTE } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { first, prepared, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { refuse } from '@shared/engine/refusals/refuse'
import { hashOf, isLive } from '@shared/products/accounts/session'
import { conversationById } from './rows.ts'
import type { ChatTicketRow, ConversationRow } from './tables.ts'

const LIFE = 30 * MINUTE
/** Of a conversation: a phone asks for a new one now and then, no more. */
const MOST = 20
const FORM = 64

/** @param sessionHash the session that it ends with; '' of a visitor */
export function openTicket(tx: Tx, conversationId: string, sessionHash: string, now: number) {
  const ticket = randomBytes(32).toString('hex')
  const row = { token_hash: hashOf(ticket), conversation_id: conversationId, session_hash: sessionHash }
  run(tx, sql.insertInto('chat_ticket').values({ ...row, expires: now + LIFE }))
  endOldest(tx, conversationId)
  return { ticket, expires: now + LIFE }
}

const OLDEST = `DELETE FROM chat_ticket WHERE conversation_id = ? AND rowid NOT IN
  (SELECT rowid FROM chat_ticket WHERE conversation_id = ? ORDER BY expires DESC, rowid DESC LIMIT ${MOST})`

const endOldest = (tx: Tx, id: string) => void prepared(tx, OLDEST).run(id, id)

/** Good, and its session goes on. */
const isGood = (db: Db, { expires, session_hash: session }: ChatTicketRow, now: number): boolean =>
  now < expires && (session === '' || isLive(db, session, now))

/** A ticket's row while it opens anything. */
export function ticketOf(db: Db, ticket: unknown, now: number): ChatTicketRow | undefined {
  if (typeof ticket !== 'string' || ticket.length !== FORM) return undefined
  const row = first(db, sql.selectFrom('chat_ticket').selectAll().where('token_hash', '=', hashOf(ticket)))
  return row && isGood(db, row, now) ? row : undefined
}

/** @throws Refused chat-ticket where it is unknown or over, or its session was ended */
export function conversationBy(db: Db, ticket: unknown, now: number): ConversationRow {
  const row = ticketOf(db, ticket, now)
  return (row && conversationById(db, row.conversation_id)) ?? refuse('chat-ticket')
}
