import type { Narrowed } from '@shared/engine/db/tables'
import type { Columns } from './columns.ts'

export type UploadTables = Narrowed<
  Columns,
  { upload: { type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' } }
>

export type UploadRow = UploadTables['upload']

declare module '@shared/engine/db/tables' {
  interface Tables extends UploadTables {}
}
