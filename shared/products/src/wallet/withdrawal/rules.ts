/** What stands before a withdrawal of this person now. */
import type { OutputOf, withdrawalRulesCall } from '@shared/contract'
import { MOST_WRONG_PINS } from '@shared/contract/limits'
import { stamp } from '@shared/engine/clock'
import type { SignedIn } from '@shared/engine/http/serve'
import { holdOf } from '../../accounts/hold.ts'
import { withdrawPasswordOf } from '../../accounts/withdraw-password.ts'
import { dayLeftOf, dayLimitOf } from './day-limit.ts'

export function withdrawalRules({ context: { db, clock }, user }: SignedIn): OutputOf<typeof withdrawalRulesCall> {
  const now = clock.now()
  const pin = withdrawPasswordOf(db, user)
  const hold = holdOf(db, user, now)
  const isLocked = (pin?.locked_until ?? 0) > now
  return {
    attemptsLeft: isLocked ? 0 : MOST_WRONG_PINS - (pin?.wrong ?? 0),
    lockedUntil: isLocked ? stamp(pin?.locked_until ?? 0) : null,
    holdUntil: hold ? stamp(hold.until) : null,
    holdReason: hold?.cause ?? null,
    dayLimit: dayLimitOf(db, user),
    dayLeft: dayLeftOf(db, user, now),
  }
}
