/** Account changes: every movement of one's money (wallet.md, zhangbianRecord). */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { EmptyState } from '@shared/ui/empty-state'
import { IconButton } from '@shared/ui/icon-button'
import { PullToRefresh } from '@shared/ui/pull-to-refresh'
import { SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { TitleBar } from '@shared/ui/title-bar'
import { Download, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { back, useListMemory, useRoute } from 'shell/navigation'
import { Endless } from '../../parts/endless.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { StaleNote } from '../../parts/stale-note.tsx'
import { DayRows } from './day-rows.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { FilterTags } from './filter-tags.tsx'
import { useLedger } from './ledger.api.ts'
import { byDay, filterOf, isFiltered } from './ledger.model.ts'
import css from './ledger.module.css'
import { useSaveCsv } from './save-csv.ts'

function Nothing({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState title={<Trans>Nothing matches</Trans>}>
      <Trans>Change or remove a filter.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>No changes yet</Trans>}>
      <Trans>Every movement of your money is listed here.</Trans>
    </EmptyState>
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
  const pages = data?.pages ?? []
  const rows = pages.flatMap(page => page?.records ?? [])
  const sums = pages[0]
  const save = useSaveCsv(rows)
  const actions = (
    <>
      {rows.length > 0 && <IconButton icon={Download} label={t`Save as CSV`} onClick={save} />}
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
      <TitleBar title={<Trans>Account changes</Trans>} onBack={back} actions={actions} />
      <FilterTags filter={filter} />
      <div className={css.page}>
        {data && <StaleNote at={dataUpdatedAt} failed={error !== null} />}
        {filter.currency && sums?.sumIn != null && (
          <Sums>
            <SumRow label={<Trans>In</Trans>} value={<Amount value={sums.sumIn} unit={filter.currency} />} />
            <SumRow label={<Trans>Out</Trans>} value={<Amount value={sums.sumOut} unit={filter.currency} />} />
          </Sums>
        )}
        {!data && !error && <SkeletonRows rows={8} />}
        {!data && error && (
          <LoadFailure
            title={<Trans>The ledger did not load</Trans>}
            error={error}
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
