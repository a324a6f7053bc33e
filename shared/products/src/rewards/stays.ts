/** How long money has stayed: rewards are paid to whom it stays with, not to whom it passes through (docs/rules/account.md#held-rewards). */
import { HELD_FUNDS, HELD_NIGHTS } from '@shared/contract/limits'
import { DAY, dayOf, dayStart } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { compare, type Decimal, min } from '@shared/money'
import { totalAssetsOf } from '../wallet/assets.ts'
import { totalsSince } from '../wallet/midnight-totals.ts'
import { levelAt, levels } from './levels.ts'
import type { RewardRow } from './tables.ts'

/** Total assets now and at the last midnights, the newest first. */
export type Stay = { now: Decimal; nights: readonly Decimal[] }

/** A midnight that nobody could value is left out; so many days back the others are looked for. */
const LOOKED_BACK = 14 * DAY

export function stayOf(context: Context, userId: string): Stay {
  const today = dayStart(context.clock.now())
  const totals = [...totalsSince(context.db, userId, dayOf(today - LOOKED_BACK))]
  const past = totals.filter(([day]) => day <= dayOf(today)).sort(([a], [b]) => (a < b ? 1 : -1))
  return { now: totalAssetsOf(context, userId), nights: past.slice(0, HELD_NIGHTS).map(([, total]) => total) }
}

const holds = (total: Decimal, needed: Decimal): boolean => compare(total, needed) >= 0

/** How many midnights are still to come, if nothing leaves meanwhile; 0: it has stayed. */
export function nightsLeft({ now, nights }: Stay, needed: Decimal): number {
  if (!holds(now, needed)) return HELD_NIGHTS
  const short = nights.findIndex(total => !holds(total, needed))
  return HELD_NIGHTS - (short < 0 ? nights.length : short)
}

/** What has stayed as long as it takes. */
const stayed = ({ now, nights }: Stay): Decimal =>
  nights.length < HELD_NIGHTS ? '0' : nights.reduce((least, total) => min(least, total).toString(), now)

/** Up to which level gifts and envelopes can be claimed, and whether tasks can. */
export function claimableBy(stay: Stay): { level: number; tasks: boolean } {
  const total = stayed(stay)
  return { level: levelAt(total), tasks: holds(total, HELD_FUNDS) }
}

/** What must have stayed for a reward: what its level takes, for a task 100 USDT. */
export const neededFor = ({ level }: Pick<RewardRow, 'level'>): Decimal =>
  level === null ? HELD_FUNDS : (levels[level]?.threshold ?? HELD_FUNDS)
