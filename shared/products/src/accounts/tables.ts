import type { CodeOf, userStates } from '@shared/contract/codes'
import type { Narrowed } from '@shared/engine/db/tables'
import type { Selectable } from 'kysely'
import type { Columns } from './columns.ts'
import type { PasskeyTables } from './passkeys/tables.ts'

export type AccountTables = PasskeyTables & Narrowed<Columns, { user: { status: CodeOf<typeof userStates> } }>

export type User = Selectable<AccountTables['user']>
export type SessionRow = Selectable<AccountTables['session']>
export type IdentityRow = AccountTables['identity']
export type IdentityKind = IdentityRow['kind']

declare module '@shared/engine/db/tables' {
  interface Tables extends AccountTables {}
}
