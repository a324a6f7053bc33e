import type { Columns as DemoTables } from './columns.ts'

export type DemoRow = DemoTables['demo_account']

declare module '../db/tables.ts' {
  interface Tables extends DemoTables {}
}
