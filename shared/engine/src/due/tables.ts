import type { Columns as DueTables } from './columns.ts'

declare module '../db/tables.ts' {
  interface Tables extends DueTables {}
}
