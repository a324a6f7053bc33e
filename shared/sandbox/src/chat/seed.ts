/** A conversation of a fresh exchange, made by what makes all others. */
import type { Context } from '@shared/engine/context'
import { run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { beginConversation, conversationById, conversationOf, messagesAfter, person } from './rows.ts'
import { say } from './say.ts'
import { accept } from './send.ts'

const language = 'en-us'

/** @returns undefined where there is one already */
export function beginChat(tx: Tx, { clock }: Context, user: string): string | undefined {
  if (conversationOf(tx, person(user))) return undefined
  const { id } = beginConversation(tx, person(user), language, clock.now())
  say(tx, id, { sender: 'bot', template: 'hello' }, clock.now())
  return id
}

/** Said, answered by the bot, and seen. */
export function answerTo(tx: Tx, context: Context, id: string, said: { clientId: string; text: string }): void {
  const row = conversationById(tx, id)
  if (!row) return
  accept(tx, context, row, { ...said, picture: null, person: false, language })
  const [last] = messagesAfter(tx, id, 0, 1)
  const seen = { seen: last?.seq ?? 0, desk_seen: last?.seq ?? 0 }
  run(tx, sql.updateTable('chat_conversation').set(seen).where('id', '=', id))
}
