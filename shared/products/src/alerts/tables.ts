import type { Narrowed } from '@shared/engine/db/tables'
import type { Decimal } from '@shared/money'
import type { Columns } from './columns.ts'

export type AlertTables = Narrowed<Columns, { price_alert: { price: Decimal } }>

export type AlertRow = AlertTables['price_alert']

declare module '@shared/engine/db/tables' {
  interface Tables extends AlertTables {}
}
