import type { Columns as ChatTables } from './columns.ts'

export type ConversationRow = ChatTables['chat_conversation']
export type ChatMessageRow = ChatTables['chat_message']
export type ChatTicketRow = ChatTables['chat_ticket']

declare module '@shared/engine/db/tables' {
  interface Tables extends ChatTables {}
}
