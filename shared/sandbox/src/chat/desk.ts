/** What the desk sees of conversations and does in them. */

import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { all, first, prepared, run, sql } from '@shared/engine/db/query'
import { transactTogether } from '@shared/engine/db/together'
import { type Language, localeOf } from '@shared/engine/refusals/languages'
import { refuse } from '@shared/engine/refusals/refuse'
import { LOCALES } from '@shared/format/languages'
import { translate } from '@shared/phrases'
import { setSetting } from '@shared/products/content/settings'
import { placeOf } from './queue.ts'
import { changed, conversationById, countUnread, messagesAfter } from './rows.ts'
import { say } from './say.ts'
import { LONGEST } from './send.ts'
import { AUTO, botIsOn, serviceOf } from './service.ts'
import type { ChatMessageRow, ConversationRow } from './tables.ts'
import { visitorText } from './texts.ts'
import { messageView } from './view.ts'
import type { ChatMessage, DeskConversation, DeskList, DeskRow } from './wire.ts'
import { written } from './words.ts'

const MOST = 200

/** @throws Error with words for the operator */
function conversationNamed(db: Db, id: string): ConversationRow {
  const row = conversationById(db, id)
  if (!row) throw new Error(`There is no conversation ${id}`)
  return row
}

/** By hand, since no bound value proves the condition of the index. */
const WAITING = `SELECT * FROM chat_conversation WHERE state = 'waiting' ORDER BY waiting_since, id LIMIT ${MOST}`

/** Who waits first, the longest first; then the newest. */
export function deskList(context: Context, language: Language): DeskList {
  const { db } = context
  const others = sql.selectFrom('chat_conversation').selectAll().where('state', '<>', 'waiting')
  const rows = [
    ...(prepared(db, WAITING).all() as ConversationRow[]),
    ...all(db, others.orderBy('last_at', 'desc').orderBy('id').limit(MOST)),
  ]
  return { conversations: rows.map(row => deskRow(db, row, language)), auto: botIsOn(db), ...serviceOf(context) }
}

function deskRow(db: Db, row: ConversationRow, language: Language): DeskRow {
  const [newest] = messagesAfter(db, row.id, 0, 1)
  const named = sql.selectFrom('chat_order').select('order_id').where('conversation_id', '=', row.id)
  const place = placeOf(db, row.id)
  return {
    id: row.id,
    who: nameOf(db, row, language),
    isVisitor: row.user_id === null,
    language: LOCALES[localeOf[row.language as Language]].catalog,
    state: row.state,
    ...(place !== undefined && { place }),
    auto: row.auto === 1,
    unread: countUnread(db, 'desk', row.id, row.desk_seen),
    last: newest ? lastOf(db, newest, language) : null,
    order: first(db, named.orderBy('at', 'desc').limit(1))?.order_id ?? null,
  }
}

function lastOf(db: Db, row: ChatMessageRow, language: Language): DeskRow['last'] {
  const { from, text, at } = messageView(db, row, { language, side: 'desk' })
  return { from, text, at }
}

/** A person by their account name, else by their number. */
function nameOf(db: Db, { id, user_id: user }: ConversationRow, language: Language): string {
  if (user === null) return `${translate(visitorText, language)} ${id.slice(-4)}`
  return first(db, sql.selectFrom('user').select('account').where('id', '=', user))?.account ?? user
}

/** Opening it marks it read. @throws Error */
export function deskConversation(context: Context, id: string, language: Language, after = 0): DeskConversation {
  const { db } = context
  const row = conversationNamed(db, id)
  const messages = messagesAfter(db, id, after).map(message => messageView(db, message, { language, side: 'desk' }))
  const last = messages.at(-1)?.id ?? row.desk_seen
  if (last > row.desk_seen) run(db, sql.updateTable('chat_conversation').set({ desk_seen: last }).where('id', '=', id))
  return { conversation: deskRow(db, conversationNamed(db, id), language), messages }
}

type Reply = { clientId: string; text: string; language: Language }

/** Whoever waited is with a person from now on; the same clientId again answers the same message. @throws Error, Refused */
export function deskReply(context: Context, id: string, { clientId, text, language }: Reply): Promise<ChatMessage> {
  const words = written(text)
  if ([...words].length > LONGEST) refuse('message-too-long')
  if (words === '') refuse('field-invalid', { field: 'text' })
  const sent = sql.selectFrom('chat_message').selectAll().where('conversation_id', '=', id).where('sender', '=', 'desk')
  return transactTogether(context.db, tx => {
    const { desk_seen: seen } = conversationNamed(tx, id)
    const known = first(tx, sent.where('client_id', '=', clientId))
    const row = known ?? say(tx, id, { sender: 'desk', text: words, clientId }, context.clock.now())
    if (!known) changed(tx, id, { state: 'desk', waiting_since: null, desk_seen: Math.max(seen, row.seq) })
    return messageView(tx, row, { language, side: 'desk' })
  })
}

/** Whoever writes again begins anew. @throws Error */
export const closeConversation = (context: Context, id: string): Promise<void> =>
  transactTogether(context.db, tx => {
    const { id: known } = conversationNamed(tx, id)
    changed(tx, known, { state: 'closed', waiting_since: null })
  })

/** Whether the bot answers: in one conversation, or at all. @throws Error */
export const setAuto = ({ db }: Context, on: boolean, id?: string): Promise<void> =>
  transactTogether(db, tx => {
    if (id === undefined) setSetting(tx, AUTO, on ? '1' : '0')
    else changed(tx, conversationNamed(tx, id).id, { auto: on ? 1 : 0 })
  })
