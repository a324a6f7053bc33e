import type { Columns as OperatorTables } from './columns.ts'

declare module '@shared/engine/db/tables' {
  interface Tables extends OperatorTables {}
}
