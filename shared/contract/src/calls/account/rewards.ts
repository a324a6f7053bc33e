/** What one is entitled to: levels, tasks, rewards, the team (docs/rules/account.md#levels). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { rewardKinds, rewardStates, taskStates } from '../../codes.ts'
import { clientOrderId, createdBetween, page, paging } from '../../envelope.ts'
import { codeOf, decimal, decorates, flag, id, int, maybe, text, time } from '../../scalars.ts'
import { owner } from './terms.ts'

const benefits = ['upgrade-gift', 'weekly-envelope', 'important-customer'] as const

/** Amounts in USDT. */
export const level = v.object({
  level: int,
  name: v.string(),
  /** Total assets that it takes. */
  threshold: decimal,
  upgradeGift: decimal,
  weeklyEnvelope: decimal,
  benefits: decorates(v.array(v.picklist(benefits)), []),
})
export type Level = v.InferOutput<typeof level>

export const levelListCall = defineCall({
  method: 'GET',
  path: '/api/user/appLevels/list',
  auth: 'none',
  owner,
  answers: 'levels',
  input: paging,
  output: page(level),
})

/** Somebody below, three levels deep at most. */
export const teamMember = v.object({
  /** Masked. */
  account: v.string(),
  level: int,
  joinTime: decorates(time),
  /** Whether a recharge of theirs was ever delivered. */
  recharged: decorates(flag, false),
  /** What their fees brought, USDT. */
  income: decimal,
})
export type TeamMember = v.InferOutput<typeof teamMember>

export const myTeamCall = defineCall({
  method: 'GET',
  path: '/api/marketing/myTeam',
  auth: 'token',
  owner,
  answers: 'team',
  reads: ['profile', 'funds', 'ledger'],
  input: { level: v.optional(v.pipe(int, v.minValue(1), v.maxValue(3))), ...paging },
  output: v.object({
    inviteCode: v.string(),
    /** Path and query that carry the code; the phone puts its own origin before. */
    inviteLink: v.string(),
    teamSize: int,
    /** All that was earned; what is not paid yet is pending. */
    totalIncome: decimal,
    yesterdayIncome: decimal,
    pendingIncome: decimal,
    newToday: int,
    rechargedCount: int,
    /** rate: share of each trading fee, a fraction. */
    levels: v.array(v.object({ level: int, rate: decimal, count: int, income: decimal })),
    members: page(teamMember),
  }),
})

/** Why what is claimable cannot be claimed yet: nobody is verified, or the money has not stayed long enough. */
const waiting = {
  waits: maybe(v.picklist(['identity', 'held'])),
  /** USDT that must have stayed. */
  holds: decorates(decimal),
  /** From when on, if what is there stays. */
  claimTime: decorates(time),
}

const taskCodes = ['check-in', 'basic', 'authenticator', 'recharge', 'first-contract', 'invite'] as const

export const task = v.object({
  code: v.picklist(taskCodes),
  /** USDT; of the check-in what the next one pays. */
  reward: decimal,
  state: codeOf(taskStates),
  progress: decimal,
  target: decimal,
  /** Where it is done, within the app. */
  link: decorates(text(200)),
  /** What to claim, once it is done. */
  rewardId: decorates(id),
  ...waiting,
})
export type Task = v.InferOutput<typeof task>

export const taskListCall = defineCall({
  method: 'GET',
  path: '/api/marketing/appTask/list',
  auth: 'token',
  owner,
  feature: 'welfare',
  answers: 'tasks',
  reads: ['profile', 'recharges', 'positions'],
  input: {},
  output: v.array(task),
})

export const reward = v.object({
  id,
  kind: codeOf(rewardKinds),
  /** Of a task. */
  code: decorates(v.picklist(taskCodes)),
  /** Of a gift or an envelope. */
  level: maybe(int),
  amount: decimal,
  state: codeOf(rewardStates),
  expireTime: decorates(time),
  createTime: decorates(time),
  ...waiting,
})
export type Reward = v.InferOutput<typeof reward>

/** What can be claimed first, then the newest. */
export const rewardListCall = defineCall({
  method: 'GET',
  path: '/api/marketing/appReward/list',
  auth: 'token',
  owner,
  feature: 'welfare',
  answers: 'rewards',
  reads: ['profile'],
  input: {
    ...paging,
    ...createdBetween,
    kind: v.optional(codeOf(rewardKinds)),
    clientOrderId: v.optional(clientOrderId),
  },
  output: page(reward),
})

/** A reward, or the check-in of today. */
export const claimRewardCall = defineCall({
  method: 'POST',
  path: '/api/marketing/appReward/claim',
  auth: 'token',
  owner,
  feature: 'welfare',
  answers: 'amount',
  changes: ['profile', 'funds', 'ledger'],
  foundBy: rewardListCall,
  order: true,
  opens: [],
  input: { id: v.optional(id), taskCode: v.optional(v.literal('check-in')) },
  /** USDT, and what the balance account holds then. */
  output: v.object({ amount: decimal, balance: decimal }),
})
