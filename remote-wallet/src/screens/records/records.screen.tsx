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
import { List, ListRow } from '@shared/ui/list-row'
import { PullToRefresh } from '@shared/ui/pull-to-refresh'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { back, hasRoute, setQuery, useListMemory, useRoute } from 'shell/navigation'
import { Endless } from '../../parts/endless.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { usePages } from '../../parts/pages.ts'
import { useStateWords } from '../../parts/recharge-words.ts'
import { StaleNote } from '../../parts/stale-note.tsx'
import { RecordSheet } from './record-sheet.tsx'
import css from './records.module.css'

const EVERY = 10_000
const states = ['0', '1', '-1', '-2'] as const

function Filters({ chosen }: { chosen: string | undefined }) {
  const { t } = useLingui()
  const words = { 0: t`Under review`, 1: t`Delivered`, '-1': t`Rejected`, '-2': t`Failed` }
  return (
    <Chips label={t`State`}>
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
  return (
    <ListRow
      lead={<AssetMark symbol={order.currency} />}
      title={<Amount value={order.amount} places={8} minPlaces={2} unit={order.currency} />}
      note={
        <>
          {order.network} · {formatRecordTime(order.createTime)}
        </>
      }
      value={<Badge kind={state.kind}>{state.text}</Badge>}
      onClick={() => setQuery({ id: order.id }, { push: true })}
    />
  )
}

function Nothing({ filtered }: { filtered: boolean }) {
  const action = hasRoute('/chongzhi') && (
    <Button small look="tonal" href="#/chongzhi">
      <Trans>Recharge</Trans>
    </Button>
  )
  return filtered ? (
    <EmptyState title={<Trans>Nothing matches</Trans>} />
  ) : (
    <EmptyState title={<Trans>No recharges yet</Trans>} action={action || undefined}>
      <Trans>Each one shows here with every step it takes.</Trans>
    </EmptyState>
  )
}

export default function RecordsScreen() {
  const { query } = useRoute()
  const status = states.find(state => state === query.status)
  const { currency } = query
  const list = usePages(rechargeListCall, { status, currency }, EVERY)
  const { data, error, refetch, isFetching, isFetchingNextPage, dataUpdatedAt, hasNextPage, fetchNextPage } = list
  useListMemory('records')
  const orders = (data?.pages ?? []).flatMap(page => page?.records ?? [])
  return (
    <PullToRefresh onRefresh={refetch}>
      <TitleBar title={<Trans>Recharge and withdrawal</Trans>} onBack={back} />
      <div className={css.page}>
        <Filters chosen={status} />
        {data && <StaleNote at={dataUpdatedAt} failed={error !== null} />}
        {!data && !error && <SkeletonRows rows={7} disc />}
        {!data && error && (
          <LoadFailure
            title={<Trans>The records did not load</Trans>}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && orders.length === 0 && <Nothing filtered={status !== undefined || currency !== undefined} />}
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
      <RecordSheet id={query.id} />
    </PullToRefresh>
  )
}
