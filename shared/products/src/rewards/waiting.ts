/** What an open reward waits for before it can be claimed (docs/rules/account.md#held-rewards). */
import type { Reward } from '@shared/contract'
import { DAY, dayStart, stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { compare } from '@shared/money'
import { personOf } from '../accounts/person.ts'
import { neededFor, nightsLeft, type Stay, stayOf } from './stays.ts'
import type { RewardRow } from './tables.ts'

export type Waiting = Pick<Reward, 'waits' | 'holds' | 'claimTime'>
type Open = Pick<RewardRow, 'level'>

/** Of one person: reads their midnights once, and only if a reward is open. */
export function waitingOf(context: Context, userId: string): (open: Open) => Waiting {
  if (personOf(context.db, userId) === null) return () => ({ waits: 'identity' })
  let stay: Stay | undefined
  return open => {
    stay ??= stayOf(context, userId)
    return heldBack(stay, open, dayStart(context.clock.now()))
  }
}

/** @param today its 00:00, epoch ms */
function heldBack(stay: Stay, open: Open, today: number): Waiting {
  const holds = neededFor(open)
  const left = nightsLeft(stay, holds)
  if (left === 0) return {}
  // from when on, if what is there stays; what is not there yet has no day
  const claimTime = compare(stay.now, holds) >= 0 ? stamp(today + left * DAY) : undefined
  return { waits: 'held', holds, claimTime }
}
