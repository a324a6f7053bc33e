/** Account changes: every movement of one's money (wallet.md, zhangbianRecord). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OutputOf } from '@shared/contract'
import type { balanceLogCall, LedgerRow } from '@shared/contract/calls/wallet'
import { formatDay } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Endless } from '@shared/ui/endless'
import { ErrorPanel } from '@shared/ui/error-panel'
import { IconButton } from '@shared/ui/icon-button'
import { PullToRefresh } from '@shared/ui/pull-to-refresh'
import { SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { TitleBar } from '@shared/ui/title-bar'
import { Download, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { hasRoute, setQuery, useListMemory, useRoute } from 'shell/navigation'
import { failureOf } from 'shell/transport'
import { useBack } from '../../parts/back.ts'
import { FilterTags } from '../../parts/filter-tags.tsx'
import { placesOf } from '../../parts/places.ts'
import { StaleNote } from '../../parts/stale-note.tsx'
import { DayRows } from './day-rows.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { useLedger } from './ledger.api.ts'
import { byDay, type Filter, filterOf, isFiltered, queryOf } from './ledger.model.ts'
import css from './ledger.module.css'
import { useSaveCsv } from './save-csv.ts'
import { useTags } from './tags.ts'

function Nothing({ filtered }: { filtered: boolean }) {
  const unfilter = (
    <Button small look="tonal" onClick={() => setQuery(queryOf({}))}>
      <Trans>Remove all</Trans>
    </Button>
  )
  const recharge = hasRoute('/chongzhi') && (
    <Button small look="tonal" href="#/chongzhi">
      <Trans>Deposit</Trans>
    </Button>
  )
  return filtered ? (
    <EmptyState title={<Trans>No matches</Trans>} action={unfilter}>
      <Trans>Change or remove a filter.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>No changes yet</Trans>} action={recharge || undefined}>
      <Trans>Every movement of your money is listed here.</Trans>
    </EmptyState>
  )
}

/** All pages that the filter has; those at hand are not asked for again. @throws where one did not come */
async function everyRow(ledger: ReturnType<typeof useLedger>): Promise<LedgerRow[]> {
  let known = ledger.data
  let more = ledger.hasNextPage
  while (more) {
    const next = await ledger.fetchNextPage({ throwOnError: true })
    known = next.data
    more = next.hasNextPage
  }
  return rowsOf(known?.pages)
}

const rowsOf = (pages: readonly ({ records: LedgerRow[] } | null)[] = []): LedgerRow[] =>
  pages.flatMap(page => page?.records ?? [])

/** In and out over the whole filter, of the one currency that it names. */
function InAndOut({
  currency,
  sums,
}: {
  currency: Filter['currency']
  sums: Pick<OutputOf<typeof balanceLogCall>, 'sumIn' | 'sumOut'> | null | undefined
}) {
  if (!currency || sums?.sumIn == null) return null
  const amount = (value: string | null | undefined) => (
    <Amount value={value} places={placesOf(currency)} minPlaces={2} unit={currency} />
  )
  return (
    <Sums>
      <SumRow label={<Trans>In</Trans>} value={amount(sums.sumIn)} />
      <SumRow label={<Trans>Out</Trans>} value={amount(sums.sumOut)} />
    </Sums>
  )
}

export default function LedgerScreen() {
  const { t } = useLingui()
  const { query } = useRoute()
  const filter = filterOf(query)
  const [filtering, setFiltering] = useState(false)
  const ledger = useLedger(filter)
  const { data, error, refetch, isFetching, dataUpdatedAt, hasNextPage, fetchNextPage } = ledger
  useListMemory('ledger')
  const rows = rowsOf(data?.pages)
  const tags = useTags(filter)
  const { leave } = useBack()
  const { save, saving } = useSaveCsv(() => everyRow(ledger))
  const actions = (
    <>
      {rows.length > 0 && (
        <IconButton icon={Download} label={t`Save as CSV`} disabled={saving} onClick={() => void save()} />
      )}
      <IconButton
        icon={SlidersHorizontal}
        label={t`Filter`}
        pip={isFiltered(filter)}
        onClick={() => setFiltering(true)}
      />
    </>
  )
  return (
    <PullToRefresh onRefresh={refetch}>
      <TitleBar title={<Trans>Account changes</Trans>} onBack={leave} actions={actions} />
      <div className={css.page}>
        <FilterTags tags={tags} />
        {data && <StaleNote at={dataUpdatedAt} failed={error !== null} />}
        <InAndOut currency={filter.currency} sums={data?.pages[0]} />
        {!data && !error && <SkeletonRows rows={8} />}
        {!data && error && (
          <ErrorPanel
            title={<Trans>Couldn't load the ledger</Trans>}
            failure={failureOf(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && rows.length === 0 && <Nothing filtered={isFiltered(filter)} />}
        {byDay(rows, formatDay).map(({ day, rows: of }) => (
          <DayRows key={day} day={day} rows={of} />
        ))}
        {rows.length > 0 && <Endless more={hasNextPage} loading={isFetching} onMore={() => void fetchNextPage()} />}
      </div>
      <FilterSheet open={filtering} onClose={() => setFiltering(false)} filter={filter} />
      <EntrySheet id={query.id} />
    </PullToRefresh>
  )
}
