import type { Columns } from './columns.ts'

export type PasskeyTables = Columns
export type PasskeyRow = PasskeyTables['passkey']
