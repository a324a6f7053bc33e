/** The check-in: 0.10 a day (UTC+8), each seventh 0.50; a day that is missed takes nothing away. */
import type { Task } from '@shared/contract'
import { rewardKinds, taskStates } from '@shared/contract/codes'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import type { Decimal } from '@shared/money'

const WEEK = 7
const EACH: Decimal = '0.1'
const SEVENTH: Decimal = '0.5'

const COUNT = `SELECT coalesce(sum(n), 0) AS days, EXISTS (SELECT 1 FROM reward
    WHERE user_id = ?1 AND kind = ${rewardKinds.task} AND ref = 'check-in:' || ?2) AS today
  FROM reward_count WHERE user_id = ?1 AND kind = ${rewardKinds.task} AND code = 'check-in'`

const daysOf = (db: Db, userId: string, today: string) =>
  prepared(db, COUNT).get(userId, today) as { days: number; today: number }

const payOf = (nth: number): Decimal => (nth % WEEK === 0 ? SEVENTH : EACH)

/** What checking in on that day pays. */
export const nextCheckIn = (db: Db, userId: string, day: string): Decimal => payOf(daysOf(db, userId, day).days + 1)

/** Progress counts the days of the present seven. */
export function checkInOf(db: Db, userId: string, day: string): Task {
  const { days, today } = daysOf(db, userId, day)
  const progress = today ? ((days - 1) % WEEK) + 1 : days % WEEK
  const state = today ? taskStates.claimed : taskStates.claimable
  return { code: 'check-in', reward: payOf(days + 1), state, progress: String(progress), target: String(WEEK) }
}
