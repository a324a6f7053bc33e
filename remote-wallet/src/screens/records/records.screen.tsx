/** Recharges and withdrawals, each with its fate (docs/rules/wallet.md#result-and-records). */
import { Trans, useLingui } from '@lingui/react/macro'
import { paymentStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Chip, Chips } from '@shared/ui/chip'
import { IconButton } from '@shared/ui/icon-button'
import { Tabs } from '@shared/ui/tabs'
import { TitleBar } from '@shared/ui/title-bar'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useListMemory, usePlace } from 'shell/navigation'
import { Page } from 'shell/screen'
import { useBack } from '../../parts/back.ts'
import { daysTag, FilterTags, type Tag } from '../../parts/filter-tags.tsx'
import { NoMatches } from '../../parts/nothing.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { Recharges, Withdrawals } from './lists.tsx'
import { type Filter, filterOf, statusesOf, type Tab, tabOf, unfiltered, type Written } from './records.model.ts'
import css from './records.module.css'

type StatusesProps = { tab: Tab; chosen: Filter['status']; set(filter: Written): void }

function Statuses({ tab, chosen, set }: StatusesProps) {
  const { t } = useLingui()
  const words = {
    [paymentStates.underReview]: t`In progress`,
    [paymentStates.delivered]: t`Credited`,
    [paymentStates.paidOut]: t`Paid out`,
    [paymentStates.rejected]: t`Rejected`,
    [paymentStates.failed]: t`Failed`,
  }
  return (
    <Chips label={t`Status`}>
      <Chip on={chosen === undefined} onClick={() => set({ status: undefined })}>
        <Trans>All</Trans>
      </Chip>
      {statusesOf(tab).map(status => (
        <Chip key={status} on={status === chosen} onClick={() => set({ status: String(status) })}>
          {words[status]}
        </Chip>
      ))}
    </Chips>
  )
}

function Bar({ filtered, onFilter }: { filtered: boolean; onFilter(): void }) {
  const { t } = useLingui()
  const { leave } = useBack()
  const filter = <IconButton icon={SlidersHorizontal} label={t`Filter`} pip={filtered} onClick={onFilter} />
  return <TitleBar title={t`Deposits and withdrawals`} onBack={leave} actions={filter} />
}

/** The other list, of the same days and currency; a state of one is none of the other. */
function Kinds({ tab }: { tab: Tab }) {
  const { t } = useLingui()
  const { setQuery } = usePlace(to.records)
  return (
    <Tabs
      label={t`Deposits and withdrawals`}
      tabs={[
        { value: 'recharge', label: t`Deposits` },
        { value: 'withdraw', label: t`Withdrawals` },
      ]}
      value={tab}
      onChange={next => setQuery({ tab: next === 'recharge' ? undefined : next, status: undefined, id: undefined })}
    />
  )
}

export default function RecordsScreen() {
  const { query, setQuery } = usePlace(to.records)
  const tab = tabOf(query)
  const filter = filterOf(tab, query)
  const { status, currency, ...days } = filter
  const [filtering, setFiltering] = useState(false)
  useListMemory('records')
  const tags: Tag<Written>[] = [
    ...(currency ? [{ label: currency, off: { currency: undefined } }] : []),
    ...daysTag(days),
  ]
  const filtered = status !== undefined || tags.length > 0
  const noMatches = filtered ? <NoMatches onClear={() => setQuery(unfiltered)} /> : undefined
  return (
    <Page>
      <Bar filtered={tags.length > 0} onFilter={() => setFiltering(true)} />
      <Kinds tab={tab} />
      <div className={css.page}>
        <Statuses tab={tab} chosen={status} set={setQuery} />
        <FilterTags tags={tags} set={setQuery} />
        {tab === 'withdraw' ? (
          <Withdrawals filter={filter} noMatches={noMatches} />
        ) : (
          <Recharges filter={filter} noMatches={noMatches} />
        )}
      </div>
      <FilterSheet open={filtering} onClose={() => setFiltering(false)} filter={filter} set={setQuery} />
    </Page>
  )
}
