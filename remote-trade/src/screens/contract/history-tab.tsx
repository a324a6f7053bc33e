/** What has closed: by whom or what, with which result. */

import { Trans } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { pairOf } from '@shared/contract/symbols'
import { formatRecordTime } from '@shared/format/time'
import { sideOf } from '@shared/money'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import { EmptyState } from '@shared/ui/empty-state'
import { Endless } from '@shared/ui/endless'
import { ErrorPanel } from '@shared/ui/error-panel'
import { List, ListRow } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { setQuery } from 'shell/navigation'
import { failureOf } from 'shell/transport'
import { useFigures } from '../../parts/figures.ts'
import { netOf, netReturnOf } from '../../parts/positions/net.ts'
import { StaleNote } from '../../parts/stale-note.tsx'
import { useSymbolMap } from '../../parts/symbols.ts'
import { useNames } from '../../parts/words.ts'
import { distinct, type Filter, isFiltered } from './contract.model.ts'
import css from './contract.module.css'
import { useHistory } from './history.api.ts'
import { HistoryFilter } from './history-filter.tsx'

type Props = { filter: Filter; info: SymbolInfo; onOpen(id: string): void }

function Row({ row, onOpen }: { row: Position; onOpen: Props['onOpen'] }) {
  const names = useNames()
  const info = useSymbolMap().get(row.symbol)
  const side = sideOf(row.direction)
  const { exact } = useFigures()
  const time = row.closeTime ? formatRecordTime(row.closeTime) : ''
  const size = info ? `${exact(row.quantity)}\u00a0${info.baseCurrency}` : exact(row.quantity)
  return (
    <ListRow
      title={
        <span className={css.rowTitle}>
          {info ? pairOf(info) : row.symbol}
          <Badge kind={side === 'long' ? 'rise' : 'fall'}>{names.side(side, row.leverage ?? 1)}</Badge>
        </span>
      }
      note={[size, names.reason(row), time].join(' · ')}
      value={<Change own amount={netOf(row)} />}
      valueNote={<Change rate={netReturnOf(row)} />}
      onClick={() => onOpen(row.id)}
    />
  )
}

function Nothing({ filter }: { filter: Filter }) {
  if (!isFiltered(filter))
    return (
      <EmptyState title={<Trans>No closed positions yet</Trans>}>
        <Trans>Closed positions and their results appear here.</Trans>
      </EmptyState>
    )
  const unfilter = (
    <Button small look="tonal" onClick={() => setQuery({ type: '', pair: '', from: '', to: '' })}>
      <Trans>Remove all</Trans>
    </Button>
  )
  const title = filter.from || filter.to ? <Trans>Nothing closed on these dates</Trans> : <Trans>No matches</Trans>
  return (
    <EmptyState title={title} action={unfilter}>
      <Trans>Change or remove a filter.</Trans>
    </EmptyState>
  )
}

export function HistoryTab({ filter, info, onOpen }: Props) {
  const history = useHistory(filter)
  const { data, error, isFetching, refetch, dataUpdatedAt, hasNextPage, fetchNextPage } = history
  const rows = distinct(data?.pages.flatMap(page => page?.records ?? []) ?? [])
  return (
    <>
      <HistoryFilter filter={filter} info={info} />
      {data && <StaleNote at={dataUpdatedAt} failed={error !== null} />}
      {!data && !error && <SkeletonRows rows={6} />}
      {!data && error && (
        <ErrorPanel
          title={<Trans>Couldn't load your history</Trans>}
          failure={failureOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && rows.length === 0 && <Nothing filter={filter} />}
      <List flush>
        {rows.map(row => (
          <Row key={row.id} row={row} onOpen={onOpen} />
        ))}
      </List>
      {rows.length > 0 && <Endless more={hasNextPage} loading={isFetching} onMore={() => void fetchNextPage()} />}
    </>
  )
}
