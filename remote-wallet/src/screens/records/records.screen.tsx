/** Recharges, newest first, each with its fate (wallet.md, chongzhitixianRecord). */
import { Trans, useLingui } from '@lingui/react/macro'
import { type Recharge, rechargeListCall } from '@shared/contract/calls/wallet'
import { formatRecordTime } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { EmptyState } from '@shared/ui/empty-state'
import { Endless } from '@shared/ui/endless'
import { ErrorPanel } from '@shared/ui/error-panel'
import { IconButton } from '@shared/ui/icon-button'
import { List, ListRow } from '@shared/ui/list-row'
import { PullToRefresh } from '@shared/ui/pull-to-refresh'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { hasRoute, setQuery, useListMemory, useRoute, useTitle } from 'shell/navigation'
import { failureOf } from 'shell/transport'
import { useBack } from '../../parts/back.ts'
import { daysOf, rangeOf } from '../../parts/days.ts'
import { daysTag, FilterTags } from '../../parts/filter-tags.tsx'
import { usePages } from '../../parts/pages.ts'
import { placesOf } from '../../parts/places.ts'
import { isFinal } from '../../parts/recharge.ts'
import { useFailWords, useStateWords } from '../../parts/recharge-words.ts'
import { StaleNote } from '../../parts/stale-note.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { RecordSheet } from './record-sheet.tsx'
import css from './records.module.css'

const EVERY = 10_000
const unfiltered = { status: undefined, currency: undefined, begin: undefined, end: undefined }

/** Looks again only while one of them is open. */
const whileOpen = (pages: readonly ({ records: Recharge[] } | null)[] = []) =>
  pages.some(page => page?.records.some(order => !isFinal(order))) && EVERY
const states = ['0', '1', '-1', '-2'] as const

const currencyOf = ({ currency }: Readonly<Record<string, string>>) =>
  currency && /^[A-Z0-9]{2,10}$/.test(currency) ? currency : undefined

function Filters({ chosen }: { chosen: string | undefined }) {
  const { t } = useLingui()
  const words = { 0: t`In progress`, 1: t`Credited`, '-1': t`Rejected`, '-2': t`Failed` }
  return (
    <Chips label={t`Status`}>
      <Chip on={!chosen} onClick={() => setQuery({ status: undefined })}>
        <Trans>All</Trans>
      </Chip>
      {states.map(status => (
        <Chip key={status} on={status === chosen} onClick={() => setQuery({ status })}>
          {words[status]}
        </Chip>
      ))}
    </Chips>
  )
}

function Row({ order }: { order: Recharge }) {
  const state = useStateWords()(order)
  const why = useFailWords()(order.failReason)
  return (
    <ListRow
      lead={<AssetMark symbol={order.currency} />}
      title={<Amount value={order.amount} places={placesOf(order.currency)} minPlaces={2} unit={order.currency} />}
      note={
        <>
          {order.network} · {formatRecordTime(order.createTime)}
        </>
      }
      value={<Badge kind={state.kind}>{state.text}</Badge>}
      valueNote={why}
      onClick={() => setQuery({ id: order.id }, { push: true })}
    />
  )
}

function Nothing({ filtered }: { filtered: boolean }) {
  const action = hasRoute('/chongzhi') && (
    <Button small look="tonal" href="#/chongzhi">
      <Trans>Deposit</Trans>
    </Button>
  )
  const unfilter = (
    <Button small look="tonal" onClick={() => setQuery(unfiltered)}>
      <Trans>Remove all</Trans>
    </Button>
  )
  return filtered ? (
    <EmptyState title={<Trans>No matches</Trans>} action={unfilter} />
  ) : (
    <EmptyState title={<Trans>No deposits yet</Trans>} action={action || undefined}>
      <Trans>Each deposit appears here, step by step.</Trans>
    </EmptyState>
  )
}

export default function RecordsScreen() {
  const { t } = useLingui()
  const { query } = useRoute()
  const status = states.find(state => state === query.status)
  const currency = currencyOf(query)
  const days = daysOf(query)
  const [filtering, setFiltering] = useState(false)
  const { leave } = useBack()
  const title = hasRoute('/tixian') ? t`Deposits and withdrawals` : t`Deposit history`
  useTitle(title)
  const list = usePages(rechargeListCall, { status: status && Number(status), currency, ...rangeOf(days) }, whileOpen)
  const { data, error, refetch, isFetching, isFetchingNextPage, dataUpdatedAt, hasNextPage, fetchNextPage } = list
  useListMemory('records')
  const orders = (data?.pages ?? []).flatMap(page => page?.records ?? [])
  const tags = [...(currency ? [{ label: currency, keys: ['currency'] }] : []), ...daysTag(days)]
  const filter = (
    <IconButton icon={SlidersHorizontal} label={t`Filter`} pip={tags.length > 0} onClick={() => setFiltering(true)} />
  )
  return (
    <PullToRefresh onRefresh={refetch}>
      <TitleBar title={title} onBack={leave} actions={filter} />
      <div className={css.page}>
        <Filters chosen={status} />
        <FilterTags tags={tags} />
        {data && <StaleNote at={dataUpdatedAt} failed={error !== null} />}
        {!data && !error && <SkeletonRows rows={7} disc />}
        {!data && error && (
          <ErrorPanel
            title={<Trans>Couldn't load your history</Trans>}
            failure={failureOf(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && orders.length === 0 && <Nothing filtered={status !== undefined || tags.length > 0} />}
        {orders.length > 0 && (
          <>
            <List flush>
              {orders.map(order => (
                <Row key={order.id} order={order} />
              ))}
            </List>
            <Endless more={hasNextPage} loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
          </>
        )}
      </div>
      <FilterSheet open={filtering} onClose={() => setFiltering(false)} currency={currency} days={days} />
      <RecordSheet id={query.id} />
    </PullToRefresh>
  )
}
