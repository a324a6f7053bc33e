/** A competition, who stands where in it, and how many closes of an entry count. */
import type { Competition, CompetitionEntry, Position } from '@shared/contract'
import { competitionCall, positionListCall, rankListCall } from '@shared/contract/calls/trade'
import { countsForReward, REWARD_CLOSES } from '@shared/contract/closes'
import { positionStates } from '@shared/contract/codes'
import { isLastPage, pageKey } from '@shared/contract/last-page'
import { fromServerTime } from '@shared/format/time'
import { type Decimal, worthOf } from '@shared/money'
import { serverNow } from 'shell/market-feed'
import { useCall, useJoint } from 'shell/query'
import { type Asking, askFor } from 'shell/transport'
import { entryAccount } from '../account/trading-account.ts'
import { rankingEvery } from './ranking.model.ts'

const EVERY = 10_000
/** As many as the exchange tells at once. */
const MOST = 200

export const useCompetition = (id: string) => useCall(competitionCall, { id }, { every: EVERY })

export const useEverybody = (of: Competition) =>
  useCall(
    rankListCall,
    { id: of.id, pageSize: MOST },
    { every: page => rankingEvery(of, page ? [page] : [], serverNow()) },
  )

function counts({ openTime, createTime, closeTime, ...row }: Position, funds: Decimal): boolean {
  const [opened, closed] = [openTime ?? createTime, closeTime ?? createTime].map(fromServerTime)
  const worth = worthOf({ quantity: row.quantity, price: row.openPrice ?? '0' }).toString()
  return countsForReward({ ...row, worth, opened: opened ?? 0, closed: closed ?? 0 }, funds)
}

/** Page by page until there are enough, or no more. */
async function askCloses(entryId: string, funds: Decimal, asking: Asking): Promise<number | null> {
  const input = { ...entryAccount(entryId), state: positionStates.closed, pageSize: MOST }
  const known = new Map<string, boolean>()
  const earlier = new Set<string>()
  const found = () => [...known.values()].filter(Boolean).length
  for (let pageNo = 1; found() < REWARD_CLOSES; pageNo++) {
    const page = await askFor(positionListCall, { ...input, pageNo }, asking)
    if (!page) return null
    for (const row of page.records) known.set(row.id, counts(row, funds))
    if (isLastPage(page, pageNo, earlier)) break
    earlier.add(pageKey(page.records))
  }
  return Math.min(found(), REWARD_CLOSES)
}

/** How many of those that a reward needs: as the server tells it, or counted out of the entry's positions. */
export function useCloses({ id, closes: told }: CompetitionEntry, { virtualFunds }: Competition) {
  const counted = useJoint([positionListCall], ['closes', id], asking => askCloses(id, virtualFunds, asking), {
    every: EVERY,
    enabled: told == null,
  })
  return told ?? counted.data
}
