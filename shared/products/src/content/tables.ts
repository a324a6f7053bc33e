import type { CodeOf, linkTypes, noticeTypes } from '@shared/contract/codes'
import type { Narrowed } from '@shared/engine/db/tables'
import type { Selectable } from 'kysely'
import type { Columns } from './columns.ts'

export type ContentTables = Narrowed<
  Columns,
  { notice: { notice_type: CodeOf<typeof noticeTypes>; link_type: CodeOf<typeof linkTypes> } }
>

export type NoticeRow = Selectable<ContentTables['notice']>
export type HelpRow = Selectable<ContentTables['help']>
export type WordingRow = ContentTables['wording']

declare module '@shared/engine/db/tables' {
  interface Tables extends ContentTables {}
}
