/** The chart of one symbol: price, bars, indicators, one's own positions, and the way to trade (docs/rules/trade.md#chart). */
import { Trans } from '@lingui/react/macro'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { EmptyState } from '@shared/ui/empty-state'
import { Skeleton } from '@shared/ui/skeleton'
import { SearchX } from 'lucide-react'
import { useActive, usePlace, useTitle } from 'shell/navigation'
import { Markets } from '../../parts/markets.tsx'
import { useSymbolMap } from '../../parts/symbols.ts'
import css from './chart.module.css'
import { Head } from './head.tsx'
import { Workspace } from './workspace.tsx'

const DEFAULT_SYMBOL = 'BTCUSDT'

export default function ChartScreen() {
  const { query } = usePlace(to.chart)
  const symbol = query.symbol || DEFAULT_SYMBOL
  const info = useSymbolMap().get(symbol)
  useTitle(info ? pairOf(info) : '')
  return (
    <div className={css.page} data-theme="dark" data-skin="chart" data-turned={useActive() || undefined}>
      <Head symbol={symbol} info={info} />
      {info ? <Workspace info={info} query={query} /> : <NoSymbol />}
    </div>
  )
}

/** Not known yet, or not at all. */
const NoSymbol = () => (
  <div className={css.region}>
    <Markets skeleton={<Skeleton width={180} height={40} />}>
      {() => (
        <EmptyState icon={SearchX} title={<Trans>This market isn't listed</Trans>}>
          <Trans>Choose another one above.</Trans>
        </EmptyState>
      )}
    </Markets>
  </div>
)
