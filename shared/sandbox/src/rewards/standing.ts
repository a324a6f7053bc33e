/** What the profile says of levels and rewards. */
import type { UserInfo } from '@shared/contract'
import type { Context } from '../context.ts'
import { totalAssetsOf } from '../wallet/assets.ts'
import { levelOf } from './level-of.ts'
import { IMPORTANT } from './levels.ts'
import { countClaimable } from './list.ts'

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
