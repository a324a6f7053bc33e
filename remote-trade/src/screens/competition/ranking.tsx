/** Who stands where, asked each ten seconds while it runs. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import { EmptyState } from '@shared/ui/empty-state'
import { Endless } from '@shared/ui/endless'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Trophy } from 'lucide-react'
import { Loaded } from 'shell/screen'
import { isBeingRanked } from '../../parts/competitions/ranking.model.ts'
import { rewardAt } from '../../parts/competitions/reward.model.ts'
import { useRanking } from './competition.api.ts'
import css from './competition.module.css'
import { RankLine } from './rank-line.tsx'
import { Prizes } from './rewards.tsx'

const Nobody = () => <EmptyState icon={Trophy} title={<Trans>Nobody has joined yet</Trans>} />

export function Ranking({ of }: { of: Competition }) {
  const { t } = useLingui()
  const pages = useRanking(of)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  const rows = (data?.pages ?? []).flatMap(page => page?.records ?? [])
  // one that moved to the next page meanwhile stands once
  const places = [...new Map(rows.map(row => [row.rank, row])).values()]
  return (
    <Loaded
      of={pages}
      title={<Trans>Couldn't load the ranking</Trans>}
      skeleton={<SkeletonRows rows={6} />}
      empty={isBeingRanked(of) ? <SkeletonRows rows={6} /> : <Nobody />}
    >
      {() => (
        <>
          <Prizes rewards={of.rewards} />
          <ol className={css.ranking} aria-label={t`Ranking`}>
            {places.map(row => (
              <li key={row.rank}>
                <RankLine row={row} reward={rewardAt(of.rewards, row)} />
              </li>
            ))}
          </ol>
          <Endless more={hasNextPage} loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
        </>
      )}
    </Loaded>
  )
}
