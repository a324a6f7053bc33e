import type { LimitName } from '@shared/contract'
import type { Decimal } from '@shared/money'
import type { Narrowed } from '../db/tables.ts'
import type { Columns } from './columns.ts'

export type ControlTables = Narrowed<Columns, { own_limit: { name: LimitName; value: Decimal; pending: Decimal } }>

export type OwnLimitRow = ControlTables['own_limit']
export type ForgettingRow = ControlTables['forgetting']

declare module '../db/tables.ts' {
  interface Tables extends ControlTables {}
}
