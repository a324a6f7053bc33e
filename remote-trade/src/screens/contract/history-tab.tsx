/** What has closed: by whom or what, with which result. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { formatRecordTime } from '@shared/format/time'
import { sideOf } from '@shared/money'
import { Badge } from '@shared/ui/badge'
import { Change } from '@shared/ui/change'
import { Chip, Chips } from '@shared/ui/chip'
import { EmptyState } from '@shared/ui/empty-state'
import { Endless } from '@shared/ui/endless'
import { List, ListRow } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { setQuery } from 'shell/navigation'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { StaleNote } from '../../parts/stale-note.tsx'
import { pairOf, useSymbolMap } from '../../parts/symbols.ts'
import { useNames } from '../../parts/words.ts'
import { useHistory } from './contract.api.ts'
import { distinct, type Filter } from './contract.model.ts'
import css from './contract.module.css'

type Props = { filter: Filter; info: SymbolInfo; onOpen(id: string): void }

function Filters({ filter, info }: Omit<Props, 'onOpen'>) {
  const { t } = useLingui()
  const pair = pairOf(info)
  const directions = [
    { direction: undefined, type: '', label: t`All` },
    { direction: 1, type: 'long', label: t`Long` },
    { direction: 2, type: 'short', label: t`Short` },
  ] as const
  const only = filter.symbol !== undefined
  return (
    <div className={css.filters}>
      <Chips label={t`Filter`}>
        {directions.map(({ direction, type, label }) => (
          <Chip key={type} on={filter.direction === direction} onClick={() => setQuery({ type })}>
            {label}
          </Chip>
        ))}
        <Chip on={only} onClick={() => setQuery({ pair: only ? '' : info.symbol })}>
          {t`${pair} only`}
        </Chip>
      </Chips>
    </div>
  )
}

function Row({ row, onOpen }: { row: Position; onOpen: Props['onOpen'] }) {
  const names = useNames()
  const info = useSymbolMap().get(row.symbol)
  const side = sideOf(row.direction)
  const time = row.closeTime ? formatRecordTime(row.closeTime) : ''
  return (
    <ListRow
      title={
        <span className={css.rowTitle}>
          {info ? pairOf(info) : row.symbol}
          <Badge kind={side === 'long' ? 'rise' : 'fall'}>{names.side(side, row.leverage ?? 1)}</Badge>
        </span>
      }
      note={`${names.reason(row)} · ${time}`}
      value={<Change own amount={row.profit ?? null} />}
      valueNote={<Change rate={row.yield ?? null} />}
      onClick={() => onOpen(row.id)}
    />
  )
}

const Nothing = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <EmptyState title={<Trans>Nothing matches</Trans>}>
      <Trans>Change or remove a filter.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>Nothing closed yet</Trans>}>
      <Trans>A closed position shows its result here.</Trans>
    </EmptyState>
  )

export function HistoryTab({ filter, info, onOpen }: Props) {
  const history = useHistory(filter)
  const { data, error, isFetching, refetch, dataUpdatedAt, hasNextPage, fetchNextPage } = history
  const rows = distinct(data?.pages.flatMap(page => page?.records ?? []) ?? [])
  return (
    <>
      <Filters filter={filter} info={info} />
      {data && <StaleNote at={dataUpdatedAt} failed={error !== null} />}
      {!data && !error && <SkeletonRows rows={6} />}
      {!data && error && (
        <LoadFailure
          title={<Trans>The history did not load</Trans>}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && rows.length === 0 && (
        <Nothing filtered={filter.direction !== undefined || filter.symbol !== undefined} />
      )}
      <List flush>
        {rows.map(row => (
          <Row key={row.id} row={row} onOpen={onOpen} />
        ))}
      </List>
      {rows.length > 0 && <Endless more={hasNextPage} loading={isFetching} onMore={() => void fetchNextPage()} />}
    </>
  )
}
