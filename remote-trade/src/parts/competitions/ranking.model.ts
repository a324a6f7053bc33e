/** How often a ranking is asked for. */
import type { Competition } from '@shared/contract'
import { competitionStates } from '@shared/contract/codes'
import { fromServerTime } from '@shared/format/time'

const EVERY = 10_000
/** After the end a ranking of before it may still be at hand, so it is asked for once more. */
const AFTER_END = 60_000

type Page = { records: readonly unknown[]; total: number; size: number } | null

/** The exchange ranks an ended competition entry by entry: meanwhile its pages lack rows. */
const isWhole = (pages: readonly Page[]): boolean =>
  pages.every((page, at) => !page || page.records.length >= Math.min(page.size, page.total - at * page.size))

/** Of an ended competition whose ranking is empty: the ranks are still to be written. */
export const isBeingRanked = ({
  status,
  participantCount,
}: Pick<Competition, 'status' | 'participantCount'>): boolean =>
  status === competitionStates.ended && participantCount > 0

/** While the competition runs places change with each tick. @param now of the server's clock, epoch ms */
export function rankingEvery(
  { status, endTime }: Pick<Competition, 'status' | 'endTime'>,
  pages: readonly Page[],
  now: number,
): number | false {
  if (status === competitionStates.toStart) return false
  if (status === competitionStates.inProgress || now < fromServerTime(endTime) + AFTER_END) return EVERY
  return isWhole(pages) ? false : EVERY
}
