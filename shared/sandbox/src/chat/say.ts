/** Writes what somebody said into a conversation, in the transaction of what it tells. */
import { prepared, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { poke } from './hub.ts'
import type { ChatMessageRow } from './tables.ts'
import type { ChatTemplate } from './texts/shape.ts'

export type Values = Readonly<Record<string, string | number | readonly string[]>>

export type Said = {
  sender: ChatMessageRow['sender']
  text?: string
  /** Of the chat's own words, or of a message's (content/templates.ts). */
  template?: ChatTemplate | (string & {})
  values?: Values
  clientId?: string
  picture?: string | null
}

const NEXT = 'SELECT coalesce(max(seq), 0) + 1 AS seq FROM chat_message WHERE conversation_id = ?'

/** Whoever listens is told once this is committed. */
export function say(tx: Tx, conversationId: string, said: Said, now: number): ChatMessageRow {
  const row: ChatMessageRow = {
    conversation_id: conversationId,
    seq: Number(prepared(tx, NEXT).get(conversationId)?.seq),
    sender: said.sender,
    client_id: said.clientId ?? null,
    text: said.text ?? '',
    template: said.template ?? null,
    value_json: JSON.stringify(said.values ?? {}),
    picture: said.picture ?? null,
    at: now,
  }
  run(tx, sql.insertInto('chat_message').values(row))
  run(tx, sql.updateTable('chat_conversation').set({ last_at: now }).where('id', '=', conversationId))
  poke(tx, conversationId)
  return row
}
