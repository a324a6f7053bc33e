import type { Columns as LedgerTables } from './columns.ts'

declare module '../db/tables.ts' {
  interface Tables extends LedgerTables {}
}
