/** Account changes: every movement of one's money (docs/rules/wallet.md#account-changes). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { balanceLogCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { formatDay } from '@shared/format/time'
import { IconButton } from '@shared/ui/icon-button'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { Download, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useListMemory, usePlace } from 'shell/navigation'
import { rowsOf } from 'shell/query'
import { LoadedRows, Page, useAddressedSheet } from 'shell/screen'
import { useBack } from '../../parts/back.ts'
import { FilterTags } from '../../parts/filter-tags.tsx'
import { NoMatches, NothingYet } from '../../parts/nothing.tsx'
import { DayRows } from './day-rows.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { InAndOut } from './in-and-out.tsx'
import { everyEntry, type Ledger, useLedger } from './ledger.api.ts'
import { byDay, type Filter, filterOf, isFiltered, queryOf } from './ledger.model.ts'
import css from './ledger.module.css'
import { useSaveCsv } from './save-csv.ts'
import { useTags } from './tags.ts'

type BarProps = { ledger: Ledger; filter: Filter; onFilter(): void }

function Bar({ ledger, filter, onFilter }: BarProps) {
  const { t } = useLingui()
  const { leave } = useBack()
  const { save, saving } = useSaveCsv(() => everyEntry(filter))
  const actions = (
    <>
      {rowsOf<typeof balanceLogCall>(ledger.data).length > 0 && (
        <IconButton icon={Download} label={t`Save as CSV`} disabled={saving} onClick={() => void save()} />
      )}
      <IconButton icon={SlidersHorizontal} label={t`Filter`} pip={isFiltered(filter)} onClick={onFilter} />
    </>
  )
  return <TitleBar title={<Trans>Account changes</Trans>} onBack={leave} actions={actions} />
}

const Nothing = () => (
  <NothingYet title={<Trans>No changes yet</Trans>}>
    <Trans>Every change to your balance is listed here.</Trans>
  </NothingYet>
)

export default function LedgerScreen() {
  const { query, setQuery } = usePlace(to.ledger)
  const filter = filterOf(query)
  const filtered = isFiltered(filter)
  const [filtering, setFiltering] = useState(false)
  const ledger = useLedger(filter)
  const { value: entry, show, frame } = useAddressedSheet(to.ledger, 'id')
  useListMemory('ledger')
  const clear = () => setQuery(queryOf({}))
  const noMatches = (
    <NoMatches onClear={clear}>
      <Trans>Change or remove a filter.</Trans>
    </NoMatches>
  )
  return (
    <Page>
      <Bar ledger={ledger} filter={filter} onFilter={() => setFiltering(true)} />
      <div className={css.page}>
        <FilterTags tags={useTags(filter)} set={setQuery} />
        <InAndOut currency={filter.currency} sums={ledger.data?.pages[0]} />
        <LoadedRows
          of={ledger}
          title={<Trans>Couldn't load your account changes</Trans>}
          skeleton={<SkeletonRows rows={8} />}
          empty={filtered ? noMatches : <Nothing />}
        >
          {entries =>
            byDay(entries, formatDay).map(({ day, rows }) => <DayRows key={day} {...{ day, rows, onOpen: show }} />)
          }
        </LoadedRows>
      </div>
      <FilterSheet
        open={filtering}
        onClose={() => setFiltering(false)}
        onClear={clear}
        filter={filter}
        set={change => setQuery(queryOf({ ...filter, ...change }))}
      />
      <EntrySheet id={entry} frame={frame} />
    </Page>
  )
}
