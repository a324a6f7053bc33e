/** Tasks: what was done once is rewarded once (docs/rules/account.md#welfare). */
import type { Task } from '@shared/contract'
import { identityStates, positionStates, rewardKinds, taskStates, tradeTypes } from '@shared/contract/codes'
import { dayOf } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { compare, type Decimal, min } from '@shared/money'
import { stateOf as identityOf } from '../accounts/identity/rows.ts'
import { personOf } from '../accounts/person.ts'
import { hasBrowserOfOwn } from '../accounts/same-browser.ts'
import { authenticatorOf } from '../accounts/second-factor.ts'
import { inflowEver } from '../wallet/inflow.ts'
import { checkInOf } from './check-in.ts'
import { CLAIMED, claimOnce, hasClaimed, INVITED } from './claimed.ts'
import { grantTask } from './grant.ts'
import { claimableBy, stayOf } from './stays.ts'
import { waitingOf } from './waiting.ts'

type Rule = {
  code: Task['code']
  reward: Decimal
  target: Decimal
  link: string
  progress(db: Db, userId: string): Decimal
}

/** USDT that recharges brought, valued as they came. */
const rechargedBy = (db: Db, userId: string): Decimal => inflowEver(db, userId, 'recharge')

const CLOSED = `SELECT 1 FROM position WHERE user_id = ? AND account = '' AND state = ${positionStates.closed}
  AND trade_type = ${tradeTypes.contract} LIMIT 1`

const one = (done: boolean): Decimal => (done ? '1' : '0')
const isVerified = (db: Db, userId: string) => identityOf(db, userId, 'basic') === identityStates.verified

const rules: readonly Rule[] = [
  {
    code: 'basic',
    reward: '3',
    target: '1',
    link: '/shenfenRenzheng',
    progress: (db, userId) => one(isVerified(db, userId)),
  },
  {
    code: 'authenticator',
    reward: '1',
    target: '1',
    link: '/bindGoogle',
    progress: (db, userId) => one(authenticatorOf(db, userId) !== undefined),
  },
  { code: 'recharge', reward: '5', target: '100', link: '/chongzhi', progress: rechargedBy },
  {
    code: 'first-contract',
    reward: '2',
    target: '1',
    link: '/heyue',
    progress: (db, userId) => one(prepared(db, CLOSED).get(userId) !== undefined),
  },
]

const INVITE = { code: 'invite', reward: '5', link: '/tuanduiYaoqing' } as const

const isDone = ({ target, progress }: Rule, db: Db, userId: string) => compare(progress(db, userId), target) >= 0

const REFS = rules.map(({ code }) => `'${code}'`).join()
const GRANTED = `SELECT ref, id, ${CLAIMED} AS claimed FROM reward WHERE user_id = ?2 AND kind = ${rewardKinds.task}
  AND ref IN (${REFS})`
type Granted = { ref: string; id: string; claimed: number | null }
const grantedTo = (db: Db, userId: string) => prepared(db, GRANTED).all(personOf(db, userId), userId) as Granted[]

const INVITED_BY = `SELECT coalesce(sum(n), 0) AS people, (SELECT id FROM reward WHERE user_id = ?1
    AND kind = ${rewardKinds.task} AND code = '${INVITE.code}' AND open = 1 ORDER BY created_at, id LIMIT 1) AS open
  FROM reward_count WHERE user_id = ?1 AND kind = ${rewardKinds.task} AND code = '${INVITE.code}'`
/** How many were rewarded for, and one of those rewards that is still to claim. */
type Invited = { people: number; open: string | null }

/** Rewards what is done now, for oneself and for whoever invited. */
export function settleTasks(tx: Tx, context: Context, userId: string): void {
  const { clock } = context
  const before = new Set(grantedTo(tx, userId).map(({ ref }) => ref))
  for (const rule of rules)
    if (!before.has(rule.code) && isDone(rule, tx, userId)) grantTask(tx, userId, rule.code, rule.reward, clock.now())
  rewardInviter(tx, context, userId)
}

const INVITER = 'SELECT ancestor FROM team WHERE descendant = ? AND depth = 1'

/**
 * Once for each person: verified, not the inviter, recharged as much as the task asks for, with money that stayed. A browser
 * that was the inviter's too tells an honest mistake; another one proves nothing, since the phone chooses its id.
 */
function rewardInviter(tx: Tx, context: Context, userId: string): void {
  const inviter = inviterOf(tx, userId)
  const person = personOf(tx, userId)
  if (inviter === undefined || person === null || hasClaimed(tx, person, INVITED)) return
  if (!isSomebodyElse(tx, person, inviter)) return
  if (!rules.some(rule => rule.code === 'recharge' && isDone(rule, tx, userId))) return
  if (!claimableBy(stayOf(context, userId)).tasks) return
  if (!hasBrowserOfOwn(tx, userId, inviter)) return
  const at = context.clock.now()
  claimOnce(tx, person, INVITED, at)
  grantTask(tx, inviter, `${INVITE.code}:${userId}`, INVITE.reward, at)
}

const inviterOf = (db: Db, userId: string) =>
  (prepared(db, INVITER).get(userId) as { ancestor: string } | undefined)?.ancestor

/** Whoever is not verified may be anybody. */
function isSomebodyElse(db: Db, person: string, inviter: string): boolean {
  const known = personOf(db, inviter)
  return known !== null && known !== person
}

const stateOf = (granted: Granted | undefined): Task['state'] =>
  !granted ? taskStates.open : granted.claimed === null ? taskStates.claimable : taskStates.claimed

/** All tasks of a person, the check-in first. */
export function tasksOf(context: Context, userId: string): Task[] {
  const { db, clock } = context
  const granted = grantedTo(db, userId)
  const own = rules.map(rule => taskOf(rule, db, userId, granted))
  const waiting = waitingOf(context, userId)
  const earned = [...own, inviteOf(prepared(db, INVITED_BY).get(userId) as Invited)].map(task => ({
    ...task,
    ...(task.state === taskStates.claimable && waiting({ level: null })),
  }))
  return [checkInFor(db, userId, dayOf(clock.now())), ...earned]
}

/** It waits for the person alone: a day brings so little that nothing can be hurried. */
function checkInFor(db: Db, userId: string, today: string): Task {
  const task = checkInOf(db, userId, today)
  const person = personOf(db, userId)
  if (person === null) return { ...task, waits: 'identity' }
  const isDone = hasClaimed(db, person, { kind: rewardKinds.task, ref: `check-in:${today}` })
  return isDone ? { ...task, state: taskStates.claimed } : task
}

function taskOf(rule: Rule, db: Db, userId: string, all: readonly Granted[]): Task {
  const { code, reward, target, link } = rule
  const granted = all.find(({ ref }) => ref === code)
  const progress = granted ? target : min(rule.progress(db, userId), target).toString()
  return { code, reward, target, link, progress, state: stateOf(granted), rewardId: granted?.id }
}

/** Never over: its progress counts who was rewarded for. */
function inviteOf({ people, open }: Invited): Task {
  const state = open === null ? taskStates.open : taskStates.claimable
  const target = String(people + (open === null ? 1 : 0))
  return { ...INVITE, state, progress: String(people), target, rewardId: open ?? undefined }
}
