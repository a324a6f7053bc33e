/** What has closed: by whom or what, with which result. */

import { Trans } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import type { positionListCall } from '@shared/contract/calls/trade'
import { sideOf } from '@shared/contract/codes'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import { EmptyState } from '@shared/ui/empty-state'
import { Endless } from '@shared/ui/endless'
import { List, ListRow } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { usePlace } from 'shell/navigation'
import { rowsOf } from 'shell/query'
import { Loaded } from 'shell/screen'
import { useFigures } from '../../parts/figures.ts'
import { netOf, netReturnOf } from '../../parts/positions/net.ts'
import { useSymbolMap } from '../../parts/symbols.ts'
import { useNames } from '../../parts/words.ts'
import { type Filter, isFiltered } from './contract.model.ts'
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
  const { setQuery } = usePlace(to.contract)
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
  const title = filter.begin || filter.end ? <Trans>Nothing closed on these dates</Trans> : <Trans>No matches</Trans>
  return (
    <EmptyState title={title} action={unfilter}>
      <Trans>Change or remove a filter.</Trans>
    </EmptyState>
  )
}

export function HistoryTab({ filter, info, onOpen }: Props) {
  const history = useHistory(filter)
  const { isFetching, hasNextPage, fetchNextPage } = history
  return (
    <>
      <HistoryFilter filter={filter} info={info} />
      <Loaded
        of={history}
        title={<Trans>Couldn't load your history</Trans>}
        skeleton={<SkeletonRows rows={6} />}
        empty={<Nothing filter={filter} />}
      >
        {data => (
          <>
            <List flush>
              {rowsOf<typeof positionListCall>(data).map(row => (
                <Row key={row.id} row={row} onOpen={onOpen} />
              ))}
            </List>
            <Endless more={hasNextPage} loading={isFetching} onMore={() => void fetchNextPage()} />
          </>
        )}
      </Loaded>
    </>
  )
}
