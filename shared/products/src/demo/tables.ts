import type { Columns as DemoTables } from './columns.ts'

export type DemoRow = DemoTables['demo_account']

declare module '@shared/engine/db/tables' {
  interface Tables extends DemoTables {}
}
