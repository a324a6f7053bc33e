import type { Decimal } from '@shared/money'
import type { Narrowed } from '../../db/tables.ts'
import type { Columns } from './columns.ts'

export type SecondTables = Narrowed<
  Columns,
  {
    second_term: Record<'odds' | 'min_amount' | 'max_amount', Decimal>
    second_order: Record<'odds' | 'amount' | 'open_price' | 'close_price' | 'profit', Decimal>
  }
>

export type TermRow = SecondTables['second_term']
export type SecondRow = SecondTables['second_order']

declare module '../../db/tables.ts' {
  interface Tables extends SecondTables {}
}
