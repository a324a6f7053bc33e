/** One competition: what it is, what it pays, who stands where (docs/rules/trade.md#competitions). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { IconButton } from '@shared/ui/icon-button'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Tabs } from '@shared/ui/tabs'
import { TitleBar } from '@shared/ui/title-bar'
import { ScrollText, Trophy } from 'lucide-react'
import { back, go, usePlace, useTitle, useWay } from 'shell/navigation'
import { Loaded, Page, useLater } from 'shell/screen'
import { isRefusal } from 'shell/transport'
import { useCompetition } from '../../parts/competitions/competition.api.ts'
import { Facts } from '../../parts/competitions/facts.tsx'
import { PageHero } from '../../parts/competitions/hero.tsx'
import { StateBadge } from '../../parts/competitions/states.tsx'
import { When } from '../../parts/competitions/when.tsx'
import { Actions } from './actions.tsx'
import { tabOf, tabs } from './competition.model.ts'
import css from './competition.module.css'
import { Race } from './race.tsx'
import { Ranking } from './ranking.tsx'
import { Rewards } from './rewards.tsx'

const loadIntro = () => import(/* webpackChunkName: "competition-intro" */ './intro.tsx')

export default function CompetitionScreen() {
  const { id } = usePlace(to.competition).query
  return (
    <Page>
      <Bar />
      {id ? <Found id={id} /> : <Gone />}
    </Page>
  )
}

function Bar() {
  const { t } = useLingui()
  const entries = useWay(to.competitionEntries())
  const mine = <IconButton icon={ScrollText} label={t`My entries`} onClick={() => go(to.competitionEntries())} />
  return <TitleBar title={<Trans>Competition</Trans>} onBack={back} actions={entries && mine} />
}

function Found({ id }: { id: string }) {
  const competition = useCompetition(id)
  const { error } = competition
  // none is called that, or can be
  if (isRefusal(error, 'not-found', 'field-invalid')) return <Gone />
  return (
    <Loaded of={competition} title={<Trans>Couldn't load the competition</Trans>} skeleton={<SkeletonRows rows={8} />}>
      {of => <Known of={of} />}
    </Loaded>
  )
}

function Known({ of }: { of: Competition }) {
  useTitle(of.title)
  return (
    <>
      <div className={css.page}>
        <div className={css.hero}>
          <PageHero of={of} />
        </div>
        <div className={css.head}>
          <h2 className="title-2">{of.title}</h2>
          <StateBadge of={of.status} />
        </div>
        <p className={css.when}>
          <When of={of} />
        </p>
        <Facts of={of} />
        <Race of={of} />
        <Parts of={of} />
      </div>
      <Actions of={of} />
    </>
  )
}

function Parts({ of }: { of: Competition }) {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.competition)
  const { parts } = useLater(loadIntro)
  const tab = tabOf(query.tab, of)
  const names = { ranking: t`Ranking`, rewards: t`Rewards`, intro: t`About` }
  const bodies = {
    ranking: <Ranking of={of} />,
    rewards: <Rewards of={of} />,
    intro: parts ? <parts.Intro of={of} /> : <SkeletonRows rows={4} single />,
  }
  return (
    <div className={css.tabs}>
      <Tabs
        label={t`Competition`}
        tabs={tabs.map(value => ({ value, label: names[value] }))}
        value={tab}
        onChange={next => setQuery({ tab: next })}
      >
        <div className={css.tab}>{bodies[tab]}</div>
      </Tabs>
    </div>
  )
}

function Gone() {
  const all = useWay(to.competitions())
  const action = (
    <Button small look="tonal" href={all}>
      <Trans>See all competitions</Trans>
    </Button>
  )
  return <EmptyState icon={Trophy} title={<Trans>Competition not found</Trans>} action={all && action} />
}
