/** Claims a reward: marked and paid in one transaction, out of the house's rewards, once for each person. */
import type { claimRewardCall, OutputOf, ParsedInputOf } from '@shared/contract'
import { rewardKinds } from '@shared/contract/codes'
import { dayOf } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { first, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { type EntryType, HOUSE, held, post } from '@shared/engine/ledger/index'
import { refuse } from '@shared/engine/refusals/refuse'
import { fromMinor } from '@shared/money'
import { personOf } from '../accounts/person.ts'
import { userById } from '../accounts/user.ts'
import { nextCheckIn } from './check-in.ts'
import { claimOnce } from './claimed.ts'
import { grantCheckIn } from './grant.ts'
import { neededFor, nightsLeft, stayOf } from './stays.ts'
import type { RewardRow } from './tables.ts'

type Input = ParsedInputOf<typeof claimRewardCall>
type Output = OutputOf<typeof claimRewardCall>

/** @throws Refused change-initial-password, kyc-required, not-found, already-done, reward-held */
export function claim(tx: Tx, { id, taskCode, clientOrderId }: Input, { context, user }: SignedIn): Output {
  if ((id === undefined) === (taskCode === undefined)) refuse('field-invalid', { field: 'id' })
  if (userById(tx, user).initial_password === 1) refuse('change-initial-password')
  const person = personOf(tx, user) ?? refuse('kyc-required', {}, 'kyc')
  const now = context.clock.now()
  const reward = id === undefined ? checkIn(tx, user, now) : ownReward(tx, user, id)
  if (reward.claimed_at !== null || (reward.expires_at !== null && now >= reward.expires_at)) refuse('already-done')
  if (id !== undefined) checkStayed(context, reward)
  if (!claimOnce(tx, person, reward, now)) refuse('already-done')
  take(tx, reward, { claimed_at: now, client_order_id: clientOrderId })
  const balance = held(tx, { owner: user, currency: 'USDT', kind: 'balance' })
  return { amount: fromMinor(BigInt(reward.amount)), balance: fromMinor(balance) }
}

/** Marks it and pays it, whatever it waited for. */
export function take(tx: Tx, reward: RewardRow, claimed: Pick<RewardRow, 'claimed_at' | 'client_order_id'>): void {
  run(
    tx,
    sql
      .updateTable('reward')
      .set({ ...claimed, open: 0 })
      .where('id', '=', reward.id),
  )
  pay(tx, reward)
}

/** @throws Refused reward-held */
function checkStayed(context: Context, reward: RewardRow): void {
  const n = neededFor(reward)
  const days = nightsLeft(stayOf(context, reward.user_id), n)
  if (days > 0) refuse('reward-held', { n, days })
}

const rewards = sql.selectFrom('reward').selectAll()

function ownReward(tx: Tx, user: string, id: string): RewardRow {
  return first(tx, rewards.where('id', '=', id).where('user_id', '=', user)) ?? refuse('not-found')
}

/** The reward of today is made as it is taken. */
function checkIn(tx: Tx, user: string, now: number): RewardRow {
  const day = dayOf(now)
  if (!grantCheckIn(tx, user, day, nextCheckIn(tx, user, day), now)) refuse('already-done')
  const tasks = rewards.where('user_id', '=', user).where('kind', '=', rewardKinds.task)
  const made = tasks.where('ref', '=', `check-in:${day}`)
  return first(tx, made) ?? refuse('not-found')
}

function typeOf({ kind, ref }: RewardRow): EntryType {
  if (kind === rewardKinds.gift) return 'level-gift'
  if (kind === rewardKinds.envelope) return 'weekly-envelope'
  return ref.startsWith('check-in:') ? 'check-in' : 'welfare-task'
}

function pay(tx: Tx, reward: RewardRow): void {
  const { id, user_id: owner } = reward
  const [type, minor] = [typeOf(reward), BigInt(reward.amount)]
  const legs = [
    { owner: HOUSE, currency: 'USDT', kind: 'rewards' as const, minor: -minor },
    { owner, currency: 'USDT', kind: 'balance' as const, minor },
  ]
  post(tx, { key: `${type}:${id}`, type, ref: { kind: 'reward', id }, legs })
}
