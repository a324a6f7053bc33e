import type { Decimal } from '@shared/money'
import type { Narrowed } from '../db/tables.ts'
import type { Columns } from './columns.ts'

export type SwapTables = Narrowed<Columns, { swap: Record<'issued' | 'obtained' | 'rate' | 'spread', Decimal> }>

export type SwapTable = SwapTables['swap']

declare module '../db/tables.ts' {
  interface Tables extends SwapTables {}
}
