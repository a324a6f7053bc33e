import type { CodeOf, rewardKinds } from '@shared/contract/codes'
import type { Narrowed } from '@shared/engine/db/tables'
import type { Decimal } from '@shared/money'
import type { Selectable } from 'kysely'
import type { Columns } from './columns.ts'

export type RewardTables = Narrowed<
  Columns,
  { person_reward: { kind: CodeOf<typeof rewardKinds> }; team_income: { price: Decimal } }
>

export type VipRow = RewardTables['vip']
export type RewardRow = Selectable<RewardTables['reward']>

declare module '@shared/engine/db/tables' {
  interface Tables extends RewardTables {}
}
