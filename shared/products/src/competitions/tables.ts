import type { CompetitionEntry } from '@shared/contract'
import type { Narrowed } from '@shared/engine/db/tables'
import type { Decimal } from '@shared/money'
import type { Selectable } from 'kysely'
import type { Columns } from './columns.ts'

/** Why an entry wins no reward; all but `risk` rank it behind the others. */
export type Barred = NonNullable<CompetitionEntry['barred']>

export type CompetitionTables = Narrowed<
  Columns,
  {
    competition: Record<'entry_funds' | 'virtual_funds', Decimal>
    competition_entry: Record<'assets' | 'reward' | 'day_assets', Decimal> & { barred: Barred }
  }
>

export type CompetitionRow = Selectable<CompetitionTables['competition']>
export type EntryRow = Selectable<CompetitionTables['competition_entry']>

declare module '@shared/engine/db/tables' {
  interface Tables extends CompetitionTables {}
}
