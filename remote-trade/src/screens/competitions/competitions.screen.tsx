/** Competitions: running, coming and ended ones (docs/rules/trade.md#competitions). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import { competitionListCall } from '@shared/contract/calls/trade'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { EmptyState } from '@shared/ui/empty-state'
import { IconButton } from '@shared/ui/icon-button'
import { Skeleton } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { ScrollText, Trophy } from 'lucide-react'
import { back, go, useListMemory, usePlace, useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
import { useFilterNames } from '../../parts/competitions/states.tsx'
import { CompetitionCard } from './competition-card.tsx'
import { statuses, statusOf } from './competitions.model.ts'
import css from './competitions.module.css'

const EVERY = 30_000

export default function CompetitionsScreen() {
  const status = statusOf(usePlace(to.competitions).query)
  const list = useCall(competitionListCall, { status }, { every: EVERY, previous: true })
  useListMemory('competitions')
  return (
    <Page>
      <Bar />
      <div className={css.page}>
        <Statuses chosen={status} />
        <Loaded
          of={list}
          title={<Trans>Couldn't load the competitions</Trans>}
          skeleton={<CardSkeletons />}
          empty={<Nothing filtered={status !== undefined} />}
        >
          {all => <Cards of={all} />}
        </Loaded>
      </div>
    </Page>
  )
}

function Bar() {
  const { t } = useLingui()
  const entries = useWay(to.competitionEntries())
  const mine = <IconButton icon={ScrollText} label={t`My entries`} onClick={() => go(to.competitionEntries())} />
  return <TitleBar title={<Trans>Competitions</Trans>} onBack={back} actions={entries && mine} />
}

function Statuses({ chosen }: { chosen: Competition['status'] | undefined }) {
  const { t } = useLingui()
  const names = useFilterNames()
  const { setQuery } = usePlace(to.competitions)
  return (
    <Chips label={t`Status`}>
      <Chip on={chosen === undefined} onClick={() => setQuery({ status: undefined })}>
        <Trans>All</Trans>
      </Chip>
      {statuses.map(status => (
        <Chip key={status} on={status === chosen} onClick={() => setQuery({ status: String(status) })}>
          {names[status]}
        </Chip>
      ))}
    </Chips>
  )
}

const Cards = ({ of }: { of: readonly Competition[] }) => (
  <ul className={css.cards}>
    {of.map(one => (
      <CompetitionCard key={one.id} of={one} />
    ))}
  </ul>
)

function CardSkeletons() {
  const { t } = useLingui()
  return (
    <div className={css.cards} role="status" aria-label={t`Loading...`}>
      <Skeleton width="100%" height={252} />
      <Skeleton width="100%" height={252} />
    </div>
  )
}

function Nothing({ filtered }: { filtered: boolean }) {
  const { setQuery } = usePlace(to.competitions)
  const trade = useWay(to.contract())
  const ways = filtered ? { onClick: () => setQuery({ status: undefined }) } : { href: trade }
  const words = filtered ? <Trans>Show all</Trans> : <Trans>Go to Contract</Trans>
  const action = (filtered || trade) && (
    <Button small look="tonal" {...ways}>
      {words}
    </Button>
  )
  return (
    <EmptyState icon={Trophy} title={<Trans>No competitions right now</Trans>} action={action}>
      <Trans>New competitions appear here.</Trans>
    </EmptyState>
  )
}
