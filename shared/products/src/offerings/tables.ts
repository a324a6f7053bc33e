import type { Narrowed } from '@shared/engine/db/tables'
import type { Decimal } from '@shared/money'
import type { Selectable } from 'kysely'
import type { Columns } from './columns.ts'

export type OfferingTables = Narrowed<
  Columns,
  { offering: Record<'estimated_price' | 'floor_price' | 'winning_price', Decimal> }
>

export type OfferingRow = Selectable<OfferingTables['offering']>
export type ApplicationRow = OfferingTables['offering_application']

declare module '@shared/engine/db/tables' {
  interface Tables extends OfferingTables {}
}
