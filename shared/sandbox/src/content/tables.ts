import type { CodeOf, linkTypes, noticeTypes } from '@shared/contract/codes'
import type { Selectable } from 'kysely'
import type { Narrowed } from '../db/tables.ts'
import type { Columns } from './columns.ts'

export type ContentTables = Narrowed<
  Columns,
  { notice: { notice_type: CodeOf<typeof noticeTypes>; link_type: CodeOf<typeof linkTypes> } }
>

export type NoticeRow = Selectable<ContentTables['notice']>
export type HelpRow = Selectable<ContentTables['help']>
export type WordingRow = ContentTables['wording']

declare module '../db/tables.ts' {
  interface Tables extends ContentTables {}
}
