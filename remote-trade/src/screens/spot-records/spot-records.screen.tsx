/** Fast trade records: what was bought and sold on spot (docs/rules/trade.md#spot). */
import { Trans } from '@lingui/react/macro'
import { tradeTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import type { Days } from '@shared/format/days'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { List } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { back, useListMemory, usePlace, useWay } from 'shell/navigation'
import { LoadedRows, Page, useAddressedSheet } from 'shell/screen'
import { DaysFilter } from '../../parts/history/days-filter.tsx'
import { HistoryTools } from '../../parts/history/history-tools.tsx'
import { Unmatched } from '../../parts/history/no-matches.tsx'
import { useSpotFile } from '../../parts/spot/spot-file.ts'
import { TradeSheet } from '../../parts/spot/trade-sheet.tsx'
import { Choices } from './choices.tsx'
import { useTrades } from './spot-records.api.ts'
import { filterOf, isFiltered, unfiltered } from './spot-records.model.ts'
import css from './spot-records.module.css'
import { TradeRow } from './trade-row.tsx'

export default function SpotRecordsScreen() {
  const { query, setQuery } = usePlace(to.spotRecords)
  const filter = filterOf(query)
  const list = useTrades(filter)
  const file = useSpotFile()
  const setDays = ({ begin, end }: Days) => setQuery({ begin, end })
  const { value: id, show, frame } = useAddressedSheet(to.spotRecords, 'id')
  useListMemory('spot')
  return (
    <Page>
      <TitleBar title={<Trans>Fast trade history</Trans>} onBack={back} />
      <div className={css.page}>
        <DaysFilter
          title={<Trans context="spot">Traded between</Trans>}
          days={filter}
          onDays={setDays}
          tools={
            <HistoryTools
              {...{ filter, file }}
              kind={tradeTypes.spot}
              counted={<Trans context="spot">Sell trades</Trans>}
              onDays={setDays}
            />
          }
        >
          <Choices filter={filter} />
        </DaysFilter>
        <LoadedRows
          of={list}
          title={<Trans>Couldn't load your trades</Trans>}
          skeleton={<SkeletonRows rows={6} disc />}
          empty={isFiltered(filter) ? <Unmatched onClear={() => setQuery(unfiltered)} /> : <Nothing />}
        >
          {trades => (
            <List flush>
              {trades.map(row => (
                <TradeRow key={row.id} row={row} onOpen={show} />
              ))}
            </List>
          )}
        </LoadedRows>
      </div>
      <TradeSheet id={id} frame={frame} />
    </Page>
  )
}

function Nothing() {
  const way = useWay(to.contract({ mode: 'spot' }))
  const action = way && (
    <Button small look="tonal" href={way}>
      <Trans context="order">Trade</Trans>
    </Button>
  )
  return (
    <EmptyState title={<Trans>No trades yet</Trans>} action={action}>
      <Trans>The coins you buy and sell appear here.</Trans>
    </EmptyState>
  )
}
