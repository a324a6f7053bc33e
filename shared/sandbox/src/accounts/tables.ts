import type { CodeOf, userStates } from '@shared/contract/codes'
import type { Selectable } from 'kysely'
import type { Narrowed } from '../db/tables.ts'
import type { Columns } from './columns.ts'
import type { PasskeyTables } from './passkeys/tables.ts'

export type AccountTables = PasskeyTables & Narrowed<Columns, { user: { status: CodeOf<typeof userStates> } }>

export type User = Selectable<AccountTables['user']>
export type SessionRow = Selectable<AccountTables['session']>
export type IdentityRow = AccountTables['identity']
export type IdentityKind = IdentityRow['kind']

declare module '../db/tables.ts' {
  interface Tables extends AccountTables {}
}
