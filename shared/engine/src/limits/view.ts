/** Limits as their owner sees them. */
import type { LimitName, OwnLimit, OwnLimits } from '@shared/contract'
import { stamp } from '../clock.ts'
import type { Context } from '../context.ts'
import { breakOf } from './break.ts'
import { limitOf } from './limits.ts'
import { nextDay, usedOf } from './may-open.ts'

export function limitsView(context: Context, user: string): OwnLimits {
  const now = context.clock.now()
  const until = breakOf(context.db, user, now)
  const view = (name: LimitName) => limitView(context, user, name)
  return {
    dailyLoss: view('dailyLoss'),
    dailyStake: view('dailyStake'),
    dailyRecharge: view('dailyRecharge'),
    reminderMinutes: view('reminderMinutes'),
    breakUntil: until === null ? null : stamp(until),
    renewsAt: stamp(nextDay(now)),
  }
}

function limitView(context: Context, user: string, name: LimitName): OwnLimit {
  const { value, pending } = limitOf(context.db, user, name, context.clock.now())
  return {
    value,
    used: name === 'reminderMinutes' ? '0' : usedOf(context, user, name),
    pending: pending && { value: pending.value, from: stamp(pending.from) },
  }
}

/** Minutes; null: never. */
export function reminderOf({ db, clock }: Context, user: string): number | null {
  const { value } = limitOf(db, user, 'reminderMinutes', clock.now())
  return value === null ? null : Number(value)
}
