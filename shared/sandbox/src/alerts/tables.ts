import type { Decimal } from '@shared/money'
import type { Narrowed } from '../db/tables.ts'
import type { Columns } from './columns.ts'

export type AlertTables = Narrowed<Columns, { price_alert: { price: Decimal } }>

export type AlertRow = AlertTables['price_alert']

declare module '../db/tables.ts' {
  interface Tables extends AlertTables {}
}
