import type { Selectable } from 'kysely'
import type { Columns as MessageTables } from './columns.ts'

export type MessageRow = Selectable<MessageTables['message']>

declare module '../db/tables.ts' {
  interface Tables extends MessageTables {}
}
