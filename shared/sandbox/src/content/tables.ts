import type { Generated } from 'kysely'

/** A message to one user: template and values, worded when it is read. */
export type MessageRow = {
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

export type ContentTables = { message: MessageRow }
