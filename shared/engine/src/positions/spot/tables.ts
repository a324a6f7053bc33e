import type { Decimal } from '@shared/money'
import type { Narrowed } from '../../db/tables.ts'
import type { Columns } from './columns.ts'

export type SpotTables = Narrowed<Columns, { coin_average: { average: Decimal } }>

declare module '../../db/tables.ts' {
  interface Tables extends SpotTables {}
}
