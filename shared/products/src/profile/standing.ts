/** What the profile says of levels and rewards. */
import type { UserInfo } from '@shared/contract'
import type { Context } from '@shared/engine/context'
import { levelOf } from '../rewards/level-of.ts'
import { IMPORTANT } from '../rewards/levels.ts'
import { countClaimable } from '../rewards/list.ts'
import { totalAssetsOf } from '../wallet/assets.ts'

type Standing = Pick<UserInfo, 'level' | 'levelAssets' | 'claimableCount' | 'importantCustomer'>

export function standingOf(context: Context, userId: string): Standing {
  const level = levelOf(context.db, userId)
  return {
    level,
    levelAssets: totalAssetsOf(context, userId),
    claimableCount: countClaimable(context, userId),
    importantCustomer: level >= IMPORTANT,
  }
}
