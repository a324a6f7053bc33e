import type { Narrowed } from '@shared/engine/db/tables'
import type { Decimal } from '@shared/money'
import type { Columns } from './columns.ts'

export type SwapTables = Narrowed<Columns, { swap: Record<'issued' | 'obtained' | 'rate' | 'spread', Decimal> }>

export type SwapTable = SwapTables['swap']

declare module '@shared/engine/db/tables' {
  interface Tables extends SwapTables {}
}
