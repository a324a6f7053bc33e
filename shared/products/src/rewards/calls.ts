/** The calls about what one is entitled to. */
import { claimRewardCall, levelListCall, myTeamCall, rewardListCall, taskListCall } from '@shared/contract'
import { cutPage } from '@shared/engine/db/page'
import { type Served, serve, serveUser } from '@shared/engine/http/serve'
import { serveOrder } from '@shared/engine/http/serve-order'
import { claim } from './claim.ts'
import { levels } from './levels.ts'
import { listRewards } from './list.ts'
import { tasksOf } from './tasks.ts'
import { myTeam } from './team.ts'

export const rewardCalls: readonly Served[] = [
  serve(levelListCall, input => cutPage(levels, input)),
  serveUser(taskListCall, (_, { context, user }) => tasksOf(context, user)),
  serveUser(rewardListCall, listRewards),
  serveOrder(claimRewardCall, claim),
  serveUser(myTeamCall, myTeam),
]
