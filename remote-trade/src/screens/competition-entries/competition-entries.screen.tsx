/** One's entries of competitions, newest first (docs/rules/trade.md#competitions). */
import { Trans, useLingui } from '@lingui/react/macro'
import { entryListCall } from '@shared/contract/calls/trade'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { Trophy } from 'lucide-react'
import { back, useListMemory, useWay } from 'shell/navigation'
import { usePages } from 'shell/query'
import { LoadedRows, Page } from 'shell/screen'
import css from './competition-entries.module.css'
import { EntryCard } from './entry-card.tsx'

const EVERY = 10_000

export default function CompetitionEntriesScreen() {
  const { t } = useLingui()
  const pages = usePages(entryListCall, {}, { every: EVERY })
  useListMemory('competition-entries')
  return (
    <Page>
      <TitleBar title={<Trans>My entries</Trans>} onBack={back} />
      <div className={css.page}>
        <LoadedRows
          of={pages}
          title={<Trans>Couldn't load your entries</Trans>}
          skeleton={<SkeletonRows rows={8} />}
          empty={<Nothing />}
        >
          {entries => (
            <ul className={css.entries} aria-label={t`My entries`}>
              {entries.map(entry => (
                <EntryCard key={entry.id} of={entry} />
              ))}
            </ul>
          )}
        </LoadedRows>
      </div>
    </Page>
  )
}

function Nothing() {
  const all = useWay(to.competitions())
  const action = (
    <Button small look="tonal" href={all}>
      <Trans>See all competitions</Trans>
    </Button>
  )
  return (
    <EmptyState icon={Trophy} title={<Trans>You haven't entered a competition yet</Trans>} action={all && action}>
      <Trans>Competitions you join appear here.</Trans>
    </EmptyState>
  )
}
