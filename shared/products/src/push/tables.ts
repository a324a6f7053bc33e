import type { Selectable } from 'kysely'
import type { Columns as PushTables } from './columns.ts'

export type PushSubscriptionRow = Selectable<PushTables['push_subscription']>

declare module '@shared/engine/db/tables' {
  interface Tables extends PushTables {}
}
