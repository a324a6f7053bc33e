/** Swap history: what was given and got, at which rate, when (docs/rules/trade.md#swap). */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { EmptyState } from '@shared/ui/empty-state'
import { List } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { back, useListMemory, usePlace, useWay } from 'shell/navigation'
import { LoadedRows, Page, useAddressedSheet } from 'shell/screen'
import { DaysFilter } from '../../parts/history/days-filter.tsx'
import { Unmatched } from '../../parts/history/no-matches.tsx'
import { SwapRow } from '../../parts/swaps/swap-row.tsx'
import { useExchanged, useSwaps } from './swap-records.api.ts'
import { filterOf, isFiltered, unfiltered } from './swap-records.model.ts'
import css from './swap-records.module.css'
import { SwapSheet } from './swap-sheet.tsx'

export default function SwapRecordsScreen() {
  const { query, setQuery } = usePlace(to.swapRecords)
  const filter = filterOf(query)
  const list = useSwaps(filter)
  const { value: id, show, frame } = useAddressedSheet(to.swapRecords, 'id')
  useListMemory('swaps')
  return (
    <Page>
      <TitleBar title={<Trans>Swap history</Trans>} onBack={back} />
      <div className={css.page}>
        <DaysFilter
          title={<Trans context="flash exchange">Swapped between</Trans>}
          days={filter}
          onDays={({ begin, end }) => setQuery({ begin, end })}
        >
          <Currencies chosen={filter.currency} />
        </DaysFilter>
        <LoadedRows
          of={list}
          title={<Trans>Couldn't load your swaps</Trans>}
          skeleton={<SkeletonRows rows={6} />}
          empty={isFiltered(filter) ? <Unmatched onClear={() => setQuery(unfiltered)} /> : <Nothing />}
        >
          {swaps => (
            <List flush>
              {swaps.map(swap => (
                <SwapRow key={swap.id} swap={swap} onOpen={show} />
              ))}
            </List>
          )}
        </LoadedRows>
      </div>
      <SwapSheet id={id} frame={frame} />
    </Page>
  )
}

function Currencies({ chosen }: { chosen: string | undefined }) {
  const { t } = useLingui()
  const { setQuery } = usePlace(to.swapRecords)
  const known = useExchanged(chosen)
  return (
    <Chips label={t`Currency`}>
      <Chip on={chosen === undefined} onClick={() => setQuery({ currency: undefined })}>
        <Trans>All</Trans>
      </Chip>
      {known.map(currency => (
        <Chip key={currency} on={currency === chosen} onClick={() => setQuery({ currency })}>
          {currency}
        </Chip>
      ))}
    </Chips>
  )
}

function Nothing() {
  const way = useWay(to.swap())
  const action = way && (
    <Button small look="tonal" href={way}>
      <Trans context="noun">Swap</Trans>
    </Button>
  )
  return (
    <EmptyState title={<Trans>No swaps yet</Trans>} action={action}>
      <Trans>Your swaps appear here, with their rates.</Trans>
    </EmptyState>
  )
}
