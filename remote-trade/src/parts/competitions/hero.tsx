/** What stands above a competition: its picture before the start, then the best three. */
import { Trans } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import { rankListCall } from '@shared/contract/calls/trade'
import { competitionStates } from '@shared/contract/codes'
import { serverNow } from 'shell/market-feed'
import { useCall } from 'shell/query'
import { useEverybody } from './competition.api.ts'
import { Cover } from './cover.tsx'
import { Podium } from './podium.tsx'
import { isBeingRanked, rankingEvery } from './ranking.model.ts'

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
  if (error && !data) return <Cover path={of.cover} />
  const nobody = data?.records.length === 0 && !isBeingRanked(of)
  return <Podium rows={data?.records} note={nobody && <Trans>Nobody has joined yet</Trans>} />
}

/** The page asks for everybody anyway; its ranking says that nobody has joined. */
export const PageHero = ({ of }: { of: Competition }) =>
  hasBegun(of) ? <PageBest of={of} /> : <Cover path={of.cover} />

function PageBest({ of }: { of: Competition }) {
  const { data, error } = useEverybody(of)
  return error && !data ? <Cover path={of.cover} /> : <Podium rows={data?.records} />
}
