/** What stands above a competition: its picture before the start, then the best three. */
import type { Competition } from '@shared/contract'
import { rankListCall } from '@shared/contract/calls/trade'
import { competitionStates } from '@shared/contract/codes'
import { serverNow } from 'shell/market-feed'
import { useCall } from 'shell/query'
import { useEverybody } from './competition.api.ts'
import { Cover } from './cover.tsx'
import { Podium } from './podium.tsx'
import { rankingEvery } from './ranking.model.ts'

/** As often as the list of competitions. */
const EVERY = 30_000
const BEST = { pageNo: 1, pageSize: 3 }

const hasBegun = ({ status }: Competition) => status !== competitionStates.toStart

export const CardHero = ({ of }: { of: Competition }) => (hasBegun(of) ? <Best of={of} /> : <Cover path={of.cover} />)

/** A ranking that did not load leaves the picture. */
function Best({ of }: { of: Competition }) {
  const { data, error } = useCall(
    rankListCall,
    { id: of.id, ...BEST },
    { every: page => rankingEvery(of, page ? [page] : [], serverNow()) && EVERY },
  )
  return error && !data ? <Cover path={of.cover} /> : <Podium of={of} rows={data?.records} />
}

/** The page asks for everybody anyway. */
export const PageHero = ({ of }: { of: Competition }) =>
  hasBegun(of) ? <PageBest of={of} /> : <Cover path={of.cover} />

function PageBest({ of }: { of: Competition }) {
  const { data, error } = useEverybody(of)
  return error && !data ? <Cover path={of.cover} /> : <Podium of={of} rows={data?.records} />
}
