/** Rewards of a person, one of two claimed. */
import { myTeamCall, rewardListCall, taskListCall } from '@shared/contract'
import { copyRows, insertOne } from '../growth/test-copies.ts'
import { asksOf, type Growth } from '../growth/test-growth.ts'

export const rewardGrowth: Growth = {
  grow(db, user, n, now) {
    const reward = { id: 'GGROWTH', user_id: user, kind: 3, ref: 'growth', amount: 1, created_at: now - 1000 }
    insertOne(db, 'reward', reward)
    copyRows(db, 'reward', "id = 'GGROWTH'", n, {
      ...{ id: "'GG' || i", ref: "'growth:' || i", created_at: 'created_at - i * 1000' },
      ...{ claimed_at: 'iif(i % 2, created_at, NULL)' },
    })
  },
  asks: [
    ...asksOf(rewardListCall, {}, { kind: 1 }, { kind: 3 }, { pageNo: 2 }),
    ...asksOf(taskListCall, {}),
    ...asksOf(myTeamCall, {}),
  ],
}
