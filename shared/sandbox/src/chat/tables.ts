import type { ChatMessage, ChatState } from './wire.ts'

/** One person's, or one visitor's: each has one, whatever they ask. */
export type ConversationRow = {
  id: string
  user_id: string | null
  /** Hash of the visitor's id, which opens the conversation. */
  visitor: string | null
  state: ChatState
  /** 0: the bot says nothing here. */
  auto: number
  /** Of the last request. */
  language: string
  /** Since when they wait for a person. */
  waiting_since: number | null
  created_at: number
  /** Of the last message, or of its beginning. */
  last_at: number
  /** Up to which message the person, and the desk, have seen it. */
  seen: number
  desk_seen: number
}

/** Theirs and the desk's have a text; the bot's and notes a template with values, worded when they are read. */
export type ChatMessageRow = {
  conversation_id: string
  seq: number
  sender: ChatMessage['from']
  client_id: string | null
  text: string
  template: string | null
  value_json: string
  /** Path of an upload. */
  picture: string | null
  at: number
}

export type ChatTicketRow = {
  token_hash: string
  conversation_id: string
  /** The session that it came from; '' of a visitor. */
  session_hash: string
  expires: number
}

/** An order that its owner named: what the desk decides on it is told there. */
export type ChatOrderRow = { order_id: string; conversation_id: string; at: number }

export type ChatTables = {
  chat_conversation: ConversationRow
  chat_message: ChatMessageRow
  chat_ticket: ChatTicketRow
  chat_order: ChatOrderRow
}

declare module '@shared/engine/db/tables' {
  interface Tables extends ChatTables {}
}
