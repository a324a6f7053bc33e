/** Where somebody stands among the levels, and what becomes of the weekly envelope; no React, no words. */
import type { Level, Reward } from '@shared/contract/calls/account'
import { rewardStates } from '@shared/contract/codes'
import { big, compare, type Decimal } from '@shared/money'

export type Standing = {
  now: Level
  /** Undefined at the top. */
  next: Level | undefined
  /** USDT to the next level. */
  missing: Decimal
  /** Of the way from this level's threshold to the next one's, a fraction; 1 at the top. */
  share: Decimal
  /** Less than the level takes: it is lost at the next fall. */
  falls: boolean
}

const clamp = (share: number): string => String(Math.min(1, Math.max(0, share)))

/** @returns undefined where the table does not know the level */
export function standingOf(level: number, assets: Decimal, levels: readonly Level[]): Standing | undefined {
  const now = levels.find(one => one.level === level)
  if (!now) return undefined
  const next = levels.find(one => one.level === level + 1)
  const falls = compare(assets, now.threshold) < 0
  if (!next) return { now, next, missing: '0', share: '1', falls }
  const span = big(next.threshold).minus(now.threshold)
  const share = big(assets).minus(now.threshold).div(span).round(8, 0).toFixed()
  return { now, next, missing: missingTo(next, assets), share: clamp(Number(share)), falls }
}

/** USDT up to a level; zero where it is reached. */
export const missingTo = ({ threshold }: Pick<Level, 'threshold'>, assets: Decimal): Decimal =>
  compare(assets, threshold) >= 0 ? '0' : big(threshold).minus(assets).toFixed()

export type GiftState = 'none' | 'claimable' | 'claimed' | 'ahead'

/** @param gifts all of them, of whatever level */
export function giftStateOf({ level, upgradeGift }: Level, gifts: readonly Reward[]): GiftState {
  if (compare(upgradeGift, '0') === 0) return 'none'
  const gift = gifts.find(one => one.level === level)
  if (!gift) return 'ahead'
  return gift.state === rewardStates.claimable ? 'claimable' : 'claimed'
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
export const WEEK = 7 * DAY
/** Monday, 1970-01-05 00:00 UTC+8. */
const A_MONDAY = 4 * DAY - 8 * HOUR

/** Epoch ms of the Monday, 00:00 UTC+8, that began the week of a moment. */
export const weekStart = (now: number): number => now - ((now - A_MONDAY) % WEEK)

export type Envelope =
  | { state: 'none' }
  | { state: 'open'; reward: Reward }
  /** It comes on Monday; `claimed` is this week's. */
  | { state: 'claimed' | 'waiting'; amount: Decimal }

/**
 * @param newest the one that can be claimed, else the newest
 * @param madeAt when that one was made, epoch ms
 */
export function envelopeOf(level: Level, newest: Reward | undefined, madeAt: number, now: number): Envelope {
  if (newest?.state === rewardStates.claimable) return { state: 'open', reward: newest }
  if (compare(level.weeklyEnvelope, '0') === 0) return { state: 'none' }
  const claimed = newest?.state === rewardStates.claimed && madeAt >= weekStart(now)
  return { state: claimed ? 'claimed' : 'waiting', amount: level.weeklyEnvelope }
}
