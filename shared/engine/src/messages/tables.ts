import type { Generated, Selectable } from 'kysely'

/** A message to one user: template and values, worded when it is read. */
export type MessageTable = {
  id: Generated<number>
  user_id: string
  event_key: string
  tab: 'system' | 'task' | 'transaction'
  template: string
  value_json: string
  path: string | null
  at: number
  read_at: Generated<number | null>
}

export type MessageRow = Selectable<MessageTable>

export type MessageTables = { message: MessageTable }

declare module '../db/tables.ts' {
  interface Tables extends MessageTables {}
}
