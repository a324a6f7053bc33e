/** Recharges, newest first, each with its fate (docs/rules/wallet.md#result-and-records). */
import { Trans, useLingui } from '@lingui/react/macro'
import { rechargeListCall } from '@shared/contract/calls/wallet'
import { paymentStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Chip, Chips } from '@shared/ui/chip'
import { Endless } from '@shared/ui/endless'
import { IconButton } from '@shared/ui/icon-button'
import { List } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useListMemory, usePlace, useTitle, useWay } from 'shell/navigation'
import { type PagesOf, rowsOf, usePages } from 'shell/query'
import { Loaded, Page, useAddressedSheet } from 'shell/screen'
import { useBack } from '../../parts/back.ts'
import { createdIn } from '../../parts/created.ts'
import { daysTag, FilterTags, type Tag } from '../../parts/filter-tags.tsx'
import { NoMatches, NothingYet } from '../../parts/nothing.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { OrderRow } from './order-row.tsx'
import { RecordSheet } from './record-sheet.tsx'
import { type Filter, filterOf, statuses, unfiltered, type Written, whileOpen } from './records.model.ts'
import css from './records.module.css'

function Statuses({ chosen, set }: { chosen: Filter['status']; set(filter: Written): void }) {
  const { t } = useLingui()
  const words = {
    [paymentStates.underReview]: t`In progress`,
    [paymentStates.delivered]: t`Credited`,
    [paymentStates.rejected]: t`Rejected`,
    [paymentStates.failed]: t`Failed`,
  }
  return (
    <Chips label={t`Status`}>
      <Chip on={chosen === undefined} onClick={() => set({ status: undefined })}>
        <Trans>All</Trans>
      </Chip>
      {statuses.map(status => (
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
  const title = useWay(to.withdraw()) ? t`Deposits and withdrawals` : t`Deposit history`
  useTitle(title)
  const filter = <IconButton icon={SlidersHorizontal} label={t`Filter`} pip={filtered} onClick={onFilter} />
  return <TitleBar title={title} onBack={leave} actions={filter} />
}

function Orders({ list, onOpen }: { list: PagesOf<typeof rechargeListCall>; onOpen(id: string): void }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  return (
    <>
      <List flush>
        {rowsOf<typeof rechargeListCall>(data).map(order => (
          <OrderRow key={order.id} order={order} onOpen={onOpen} />
        ))}
      </List>
      <Endless more={hasNextPage} loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </>
  )
}

const Nothing = () => (
  <NothingYet title={<Trans>No deposits yet</Trans>}>
    <Trans>Each deposit appears here, step by step.</Trans>
  </NothingYet>
)

export default function RecordsScreen() {
  const { query, setQuery } = usePlace(to.records)
  const filter = filterOf(query)
  const { status, currency, ...days } = filter
  const [filtering, setFiltering] = useState(false)
  const asked = { status, currency, ...createdIn(days) }
  const list = usePages(rechargeListCall, asked, { every: whileOpen })
  const { value: record, show, frame } = useAddressedSheet(to.records, 'id')
  useListMemory('records')
  const tags: Tag<Written>[] = [
    ...(currency ? [{ label: currency, off: { currency: undefined } }] : []),
    ...daysTag(days),
  ]
  const filtered = status !== undefined || tags.length > 0
  return (
    <Page>
      <Bar filtered={tags.length > 0} onFilter={() => setFiltering(true)} />
      <div className={css.page}>
        <Statuses chosen={status} set={setQuery} />
        <FilterTags tags={tags} set={setQuery} />
        <Loaded
          of={list}
          title={<Trans>Couldn't load your history</Trans>}
          skeleton={<SkeletonRows rows={7} disc />}
          empty={filtered ? <NoMatches onClear={() => setQuery(unfiltered)} /> : <Nothing />}
        >
          {() => <Orders list={list} onOpen={show} />}
        </Loaded>
      </div>
      <FilterSheet open={filtering} onClose={() => setFiltering(false)} filter={filter} set={setQuery} />
      <RecordSheet id={record} frame={frame} />
    </Page>
  )
}
