/** What stands where on a competition's page. */
import type { Competition } from '@shared/contract'
import { competitionStates, entryStates } from '@shared/contract/codes'
import { big, compare, type Decimal } from '@shared/money'
import { type RankRow, rewardAt } from '../../parts/competitions/reward.model.ts'

type Rewards = Competition['rewards']

export const tabs = ['ranking', 'rewards', 'intro'] as const
export type Tab = (typeof tabs)[number]

/** The address's; else, before there is a ranking, what it is about. */
export const tabOf = (asked: string | undefined, { status }: Competition): Tab =>
  tabs.find(tab => tab === asked) ?? (status === competitionStates.toStart ? 'intro' : 'ranking')

/** What may be done. */
export type Way =
  | { kind: 'join' | 'closed' | 'full' | 'ended' | 'left' }
  | { kind: 'joined'; entry: NonNullable<Competition['mine']> }

/** @param late the time to join is over */
export function wayOf({ status, mine, participantCount, maxParticipants }: Competition, late: boolean): Way {
  if (mine?.status === entryStates.exited) return { kind: 'left' }
  if (status === competitionStates.ended) return { kind: 'ended' }
  if (mine) return { kind: 'joined', entry: mine }
  if (late) return { kind: 'closed' }
  return { kind: participantCount >= maxParticipants ? 'full' : 'join' }
}

/**
 * The place of who joins now: with nothing won or lost, behind all who stand no worse and are not barred; behind everybody for
 * whoever will be barred.
 * @param rows the best ones, all where there are no more of them
 * @returns undefined where it lies beyond them
 */
export function placeOfNew(rows: readonly RankRow[], of: Competition, willBeBarred = false): number | undefined {
  if (willBeBarred) return of.participantCount + 1
  const before = rows.findIndex(({ barred, totalYield }) => barred || compare(totalYield, '0') < 0)
  if (before >= 0) return before + 1
  return rows.length < of.participantCount ? undefined : rows.length + 1
}

export type Mark = { rank: number; at: number; won: boolean }
export type Race = { low: Decimal; high: Decimal; marks: Mark[]; won: Decimal | null; own: number | null }

/**
 * Everybody on one line of yields, from the lowest to the highest; none while all are alike.
 * @param own a yield that belongs on it, too: of who looks
 */
export function raceOf(rows: readonly RankRow[], rewards: Rewards, own: Decimal | undefined): Race | null {
  const yields = [...rows.map(({ totalYield }) => totalYield), ...(own === undefined ? [] : [own])].sort(compare)
  const [low] = yields
  const high = yields.at(-1)
  if (low === undefined || high === undefined || compare(low, high) === 0) return null
  const span = Number(big(high).minus(low).toString())
  const at = (value: Decimal) => Number(big(value).minus(low).toString()) / span
  const winners = rows.filter(row => rewardAt(rewards, row) !== undefined)
  return {
    low,
    high,
    marks: rows.map(row => ({
      rank: row.rank,
      at: at(row.totalYield),
      won: rewardAt(rewards, row) !== undefined,
    })),
    won: winners.at(-1)?.totalYield ?? null,
    own: own === undefined ? null : at(own),
  }
}
