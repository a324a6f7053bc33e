import type { Narrowed } from '../db/tables.ts'
import type { Columns } from './columns.ts'

export type UploadTables = Narrowed<
  Columns,
  { upload: { type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' } }
>

export type UploadRow = UploadTables['upload']

declare module '../db/tables.ts' {
  interface Tables extends UploadTables {}
}
