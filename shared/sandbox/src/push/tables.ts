import type { Selectable } from 'kysely'
import type { Columns as PushTables } from './columns.ts'

export type PushSubscriptionRow = Selectable<PushTables['push_subscription']>

declare module '../db/tables.ts' {
  interface Tables extends PushTables {}
}
