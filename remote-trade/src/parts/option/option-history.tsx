/** How options ended. */
import { Trans } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { sideOf, tradeTypes } from '@shared/contract/codes'
import { pairNamed } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { Badge } from '@shared/ui/badge'
import { Change } from '@shared/ui/change'
import { EmptyState } from '@shared/ui/empty-state'
import { List, ListRow } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useListMemory, usePlace } from 'shell/navigation'
import { LoadedRows } from 'shell/screen'
import { type Filter, filterOf, isFiltered } from '../history/filter.model.ts'
import { HistoryFilter } from '../history/history-filter.tsx'
import { HistoryTools } from '../history/history-tools.tsx'
import { NoMatches } from '../history/no-matches.tsx'
import { useSymbolMap } from '../quotes/symbols.ts'
import { memoByProps } from '../ticket/memo-by-props.ts'
import { useFigures } from '../words/figures.ts'
import { useRiseFall } from '../words/rise-fall.ts'
import { SampleMark } from '../words/sample-mark.tsx'
import { useOptionHistory } from './option.api.ts'
import css from './option.module.css'
import { useOptionFile } from './option-file.ts'
import { useOptionEnds } from './option-words.ts'

type Opens = { onOpen(id: string): void }

export const OptionHistory = memoByProps(Ended, ({ info }) => [info])

function Ended({ info, onOpen }: Opens & { info: SymbolInfo }) {
  const ways = useRiseFall()
  const { query, setQuery } = usePlace(to.contract)
  const filter = filterOf(query)
  const history = useOptionHistory(filter)
  const file = useOptionFile()
  useListMemory('option history')
  return (
    <section className={css.history}>
      <h2 className="title-3">
        <Trans>History</Trans>
      </h2>
      <HistoryFilter
        {...{ filter, info, ways }}
        between={<Trans context="position">Closed between</Trans>}
        tools={
          <HistoryTools
            {...{ filter, file }}
            kind={tradeTypes.option}
            counted={<Trans>Ended options</Trans>}
            onDays={({ begin, end }) => setQuery({ from: begin, to: end })}
          />
        }
      />
      <LoadedRows
        of={history}
        title={<Trans>Couldn't load your history</Trans>}
        skeleton={<SkeletonRows rows={4} />}
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
    </section>
  )
}

const Nothing = ({ filter }: { filter: Filter }) =>
  isFiltered(filter) ? (
    <NoMatches filter={filter}>
      <Trans>No positions closed on these dates</Trans>
    </NoMatches>
  ) : (
    <EmptyState title={<Trans>No finished options yet</Trans>}>
      <Trans>Options that were sold back or expired appear here with their results.</Trans>
    </EmptyState>
  )

function Row({ row, onOpen }: Opens & { row: Position }) {
  const ways = useRiseFall()
  const ends = useOptionEnds()
  const { exact } = useFigures()
  const info = useSymbolMap().get(row.symbol)
  const side = sideOf(row.direction)
  const size = `${exact(row.strike)} · ${exact(row.quantity)}\u00a0${info?.baseCurrency ?? ''}`
  return (
    <ListRow
      title={
        <span className={css.rowTitle}>
          {pairNamed(row.symbol, info)}
          <Badge kind={side === 'long' ? 'rise' : 'fall'}>{ways[side]}</Badge>
          <SampleMark of={row} />
        </span>
      }
      note={[size, ends(row), row.closeTime ? formatRecordTime(row.closeTime) : ''].join(' · ')}
      value={<Change own amount={row.profit ?? null} />}
      valueNote={<Change rate={row.yield ?? null} />}
      onClick={() => onOpen(row.id)}
    />
  )
}
