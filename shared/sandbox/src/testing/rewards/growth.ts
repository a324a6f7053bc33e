/** Rewards of a person, one of two claimed, and a team with the fees that it paid. */
import { myTeamCall, rewardListCall, taskListCall } from '@shared/contract'
import { rewardKinds } from '@shared/contract/codes'
import { DAY } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { copyRows, insertOne } from '../growth/copies.ts'
import { asksOf, type Growth } from '../growth/growth.ts'

function growTeam(db: Db, user: string, n: number, now: number): void {
  const own = `id = '${user}'`
  copyRows(db, 'user', own, 1, { id: "'TGROWTH'", account: "'tgrowth'", invite_code: "'TG'" })
  copyRows(db, 'user', own, n, { id: "'TG' || i", account: "'tgrowth' || i", invite_code: "'TG' || i" })
  insertOne(db, 'team', { ancestor: user, descendant: 'TGROWTH', depth: 1, joined: now - DAY })
  copyRows(db, 'team', "descendant = 'TGROWTH'", n, { descendant: "'TG' || i" })
  const fee = db.prepare('SELECT min(id) AS id FROM ledger_entry').get()?.id as number
  const income = {
    ancestor: user,
    entry_id: fee,
    descendant: 'TGROWTH',
    depth: 1,
    price: '1',
    amount: 1,
    at: now - DAY,
  }
  db.exec('PRAGMA foreign_keys = OFF')
  insertOne(db, 'team_income', income)
  copyRows(db, 'team_income', "descendant = 'TGROWTH'", n, { entry_id: `${fee} + 1000000 + i` })
  db.exec('PRAGMA foreign_keys = ON')
}

export const rewardGrowth: Growth = {
  grow(db, user, n, now) {
    const made = { user_id: user, amount: 1, created_at: now - 1000 }
    insertOne(db, 'reward', { ...made, id: 'GGROWTH', kind: rewardKinds.task, ref: 'invite:0', code: 'invite' })
    copyRows(db, 'reward', "id = 'GGROWTH'", n, {
      ...{ id: "'GG' || i", ref: "'invite:' || i", created_at: 'created_at - i * 1000' },
      ...{ claimed_at: 'iif(i % 2, created_at, NULL)', open: '1 - i % 2' },
    })
    const over = { kind: rewardKinds.envelope, level: 1, ref: 'past', expires_at: now - 500, open: 0 }
    insertOne(db, 'reward', { ...made, ...over, id: 'EGROWTH' })
    copyRows(db, 'reward', "id = 'EGROWTH'", n, { id: "'EG' || i", ref: "'past:' || i" })
    growTeam(db, user, n, now)
  },
  asks: [
    ...asksOf(rewardListCall, {}, { kind: 1 }, { kind: 3 }, { pageNo: 2 }),
    ...asksOf(taskListCall, {}),
    ...asksOf(myTeamCall, {}, { level: 1 }, { pageNo: 2 }),
  ],
}
