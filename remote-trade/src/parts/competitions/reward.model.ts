/** Which places are rewarded, and how far one is from them. */
import type { Competition, OutputOf } from '@shared/contract'
import type { rankListCall } from '@shared/contract/calls/trade'
import { big, compare, type Decimal, roundUp } from '@shared/money'

export type RankRow = OutputOf<typeof rankListCall>['records'][number]
type Rewards = Competition['rewards']

type Place = Pick<RankRow, 'rank' | 'bot'> & { barred?: unknown }

/** Of a place; those who play by themselves have none, nor have those who rank behind by the rules. */
export const rewardAt = (rewards: Rewards, { rank, bot, barred }: Place): Decimal | undefined =>
  bot || barred ? undefined : rewards.find(({ from, to }) => from <= rank && rank <= to)?.amount

/** The last rewarded place before a rank, whoever stands there: its yield is the one to beat. */
const nextRewarded = (rows: readonly RankRow[], rewards: Rewards, rank: number): RankRow | undefined =>
  rows.findLast(row => row.rank < rank && rewardAt(rewards, { rank: row.rank, bot: false }) !== undefined)

/** What a line or a row must show as more than nothing. */
const LEAST = '0.01'

/**
 * Percentage points to the next rewarded place, rounded up; who stands level there came later.
 * @returns undefined where one's own place is rewarded, or none above it is
 */
export function pointsToReward(
  rows: readonly RankRow[],
  rewards: Rewards,
  own: Pick<RankRow, 'rank' | 'totalYield'>,
): Decimal | undefined {
  const next = nextRewarded(rows, rewards, own.rank)
  if (!next || rewardAt(rewards, { rank: own.rank, bot: false }) !== undefined) return undefined
  const points = roundUp(big(next.totalYield).minus(big(own.totalYield)).times(big('100')), 2)
  return compare(points, LEAST) < 0 ? LEAST : points
}
