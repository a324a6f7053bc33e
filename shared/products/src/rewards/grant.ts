/** Promises rewards: each once, by what it is for. */
import type { Level, Task } from '@shared/contract'
import { type CodeOf, rewardKinds } from '@shared/contract/codes'
import { DAY, dayOf } from '@shared/engine/clock'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { newId } from '@shared/engine/ids'
import { notify } from '@shared/engine/messages/notify'
import { type Decimal, toMinor } from '@shared/money'
import { personOf } from '../accounts/person.ts'
import { hasClaimed } from './claimed.ts'

type Grant = {
  user: string
  kind: CodeOf<typeof rewardKinds>
  ref: string
  level?: number
  amount: Decimal
  at: number
  expires?: number
}

const INSERT = `INSERT INTO reward (id, user_id, kind, ref, level, amount, created_at, expires_at, code, open)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`

/** @returns false where it was promised before */
function grant(tx: Tx, { user, kind, ref, level = -1, amount, at, expires }: Grant): boolean {
  const ofLevel = level < 0 ? null : level
  const code = kind === rewardKinds.task ? codeOfRef(ref) : ''
  const open = wasClaimed(tx, user, { kind, ref }) ? 0 : 1
  const row = [newId('B'), user, kind, ref, ofLevel, toMinor(amount), at, expires ?? null, code, open] as const
  return Number(prepared(tx, INSERT).run(...row).changes) > 0
}

/** By the same person, in another account. */
function wasClaimed(tx: Tx, user: string, what: Pick<Grant, 'kind' | 'ref'>): boolean {
  const person = personOf(tx, user)
  return person !== null && hasClaimed(tx, person, what)
}

export const grantGift = (tx: Tx, user: string, { level, upgradeGift: amount }: Level, at: number): boolean =>
  grant(tx, { user, kind: rewardKinds.gift, ref: String(level), level, amount, at })

/** How long an envelope may be claimed. */
const ENVELOPE_OPEN = 7 * DAY

/** @param monday its 00:00, epoch ms */
export function grantEnvelope(tx: Tx, user: string, of: Level, monday: number, at: number): void {
  const { level, name: vip, weeklyEnvelope: amount } = of
  const week = { ref: dayOf(monday), expires: monday + ENVELOPE_OPEN }
  if (!grant(tx, { user, kind: rewardKinds.envelope, level, amount, at, ...week })) return
  const values = { vip, amount, currency: 'USDT' }
  const about = { tab: 'task', template: 'weekly-envelope', values, path: '/fuliCenter?tab=rewards' } as const
  notify(tx, { ...about, user, eventKey: `envelope:${week.ref}`, at })
}

/** @param ref its code, with what tells it from others of the same code */
export function grantTask(tx: Tx, user: string, ref: string, amount: Decimal, at: number): void {
  if (!grant(tx, { user, kind: rewardKinds.task, ref, amount, at })) return
  const about = { tab: 'task', template: 'task-done', path: '/fuliCenter?tab=tasks' } as const
  notify(tx, { ...about, user, eventKey: `task:${ref}`, values: { amount, currency: 'USDT' }, at })
}

const CHECK_IN = 'check-in:'

/** @returns false where the person was here today */
export const grantCheckIn = (tx: Tx, user: string, day: string, amount: Decimal, at: number): boolean =>
  grant(tx, { user, kind: rewardKinds.task, ref: `${CHECK_IN}${day}`, amount, at })

/** The task that a reward is for. */
export const codeOfRef = (ref: string): Task['code'] => ref.split(':')[0] as Task['code']
