import type { Columns as OperatorTables } from './columns.ts'

declare module '../db/tables.ts' {
  interface Tables extends OperatorTables {}
}
