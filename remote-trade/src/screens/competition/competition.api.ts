/** Who stands where in a competition, page by page. */
import type { Competition } from '@shared/contract'
import { rankListCall } from '@shared/contract/calls/trade'
import { usePages } from 'shell/query'
import { often } from '../../parts/competitions/competition.api.ts'

export const useRanking = (of: Competition) => usePages(rankListCall, { id: of.id }, often(of))
