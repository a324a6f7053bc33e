/** What has closed: by whom or what, with which result. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { sideOf } from '@shared/contract/codes'
import { pairNamed } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { Badge } from '@shared/ui/badge'
import { Change } from '@shared/ui/change'
import { EmptyState } from '@shared/ui/empty-state'
import { List, ListRow } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { usePlace } from 'shell/navigation'
import { LoadedRows } from 'shell/screen'
import { useSize } from '../../parts/cfd/units.ts'
import { usePositionFile } from '../../parts/history/file.ts'
import { type Filter, filterOf, isFiltered } from '../../parts/history/filter.model.ts'
import { HistoryFilter } from '../../parts/history/history-filter.tsx'
import { HistoryTools } from '../../parts/history/history-tools.tsx'
import { netOf, netReturnOf } from '../../parts/history/net.ts'
import { NoMatches } from '../../parts/history/no-matches.tsx'
import type { Leveraged } from '../../parts/positions/leveraged.ts'
import { useSymbolMap } from '../../parts/quotes/symbols.ts'
import { SampleMark } from '../../parts/words/sample-mark.tsx'
import { useNames } from '../../parts/words/words.ts'
import css from './contract.module.css'
import { useHistory } from './history.api.ts'

type Props = { kind: Leveraged; info: SymbolInfo; onOpen(id: string): void }

function Row({ row, onOpen }: { row: Position; onOpen: Props['onOpen'] }) {
  const names = useNames()
  const info = useSymbolMap().get(row.symbol)
  const side = sideOf(row.direction)
  const time = row.closeTime ? formatRecordTime(row.closeTime) : ''
  const size = useSize()(row.quantity, row, info)
  return (
    <ListRow
      title={
        <span className={css.rowTitle}>
          {pairNamed(row.symbol, info)}
          <Badge kind={side === 'long' ? 'rise' : 'fall'}>{names.side(side, row.leverage ?? 1)}</Badge>
          <SampleMark of={row} />
        </span>
      }
      note={[size, names.reason(row), time].join(' · ')}
      value={<Change own amount={netOf(row)} />}
      valueNote={<Change rate={netReturnOf(row)} />}
      onClick={() => onOpen(row.id)}
    />
  )
}

const Nothing = ({ filter }: { filter: Filter }) =>
  isFiltered(filter) ? (
    <NoMatches filter={filter}>
      <Trans>No positions closed on these dates</Trans>
    </NoMatches>
  ) : (
    <EmptyState title={<Trans>No closed positions yet</Trans>}>
      <Trans>Your closed positions and their results appear here.</Trans>
    </EmptyState>
  )

export function HistoryTab({ kind, info, onOpen }: Props) {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.contract)
  const filter = filterOf(query)
  const history = useHistory(kind, filter)
  const file = usePositionFile()
  return (
    <>
      <HistoryFilter
        filter={filter}
        info={info}
        ways={{ long: t`Long`, short: t`Short` }}
        between={<Trans context="position">Closed between</Trans>}
        tools={
          <HistoryTools
            {...{ kind, filter, file }}
            counted={<Trans>Closed positions</Trans>}
            onDays={({ begin, end }) => setQuery({ from: begin, to: end })}
          />
        }
      />
      <LoadedRows
        of={history}
        title={<Trans>Couldn't load your history</Trans>}
        skeleton={<SkeletonRows rows={6} />}
        empty={<Nothing filter={filter} />}
      >
        {rows => (
          <List flush>
            {rows.map(row => (
              <Row key={row.id} row={row} onOpen={onOpen} />
            ))}
          </List>
        )}
      </LoadedRows>
    </>
  )
}
