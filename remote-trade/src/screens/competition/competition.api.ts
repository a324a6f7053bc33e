/** Who stands where in a competition, page by page. */
import type { Competition } from '@shared/contract'
import { rankListCall } from '@shared/contract/calls/trade'
import { serverNow } from 'shell/market-feed'
import { usePages } from 'shell/query'
import { rankingEvery } from '../../parts/competitions/ranking.model.ts'

export const useRanking = (of: Competition) =>
  usePages(rankListCall, { id: of.id }, { every: (pages = []) => rankingEvery(of, pages, serverNow()) })
