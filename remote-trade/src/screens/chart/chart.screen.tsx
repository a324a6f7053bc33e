/** The chart of one symbol: price, bars, indicators, one's own positions, and the way to trade (docs/rules/trade.md#chart). */
import { Trans } from '@lingui/react/macro'
import { pairNamed } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { EmptyState } from '@shared/ui/empty-state'
import { Skeleton } from '@shared/ui/skeleton'
import { SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useActive, usePlace, useTitle } from 'shell/navigation'
import { Markets } from '../../parts/quotes/markets.tsx'
import { useSymbolMap } from '../../parts/quotes/symbols.ts'
import { validSymbol } from '../../parts/quotes/valid-symbol.ts'
import css from './chart.module.css'
import { Head } from './head.tsx'
import type { Mode } from './mode.ts'
import { Workspace } from './workspace.tsx'

const DEFAULT_SYMBOL = 'BTCUSDT'
/** In place of what an address says that is no symbol: nobody is asked for its price, and it is not said. */
const NO_SYMBOL = '--'

export default function ChartScreen() {
  const { query } = usePlace(to.chart)
  const symbol = query.symbol ? (validSymbol(query.symbol) ?? NO_SYMBOL) : DEFAULT_SYMBOL
  const info = useSymbolMap().get(symbol)
  const [mode, setMode] = useMode(symbol)
  useTitle(symbol === NO_SYMBOL ? '' : pairNamed(symbol, info))
  return (
    <div className={css.page} data-foot data-theme="dark" data-skin="chart" data-turned={useActive() || undefined}>
      <Head symbol={symbol} info={info} onMode={setMode} />
      {info ? <Workspace {...{ info, query, mode }} onMode={setMode} /> : <NoSymbol />}
    </div>
  )
}

/** Left with the page, and with the symbol. */
function useMode(symbol: string) {
  const [mode, setMode] = useState<Mode>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another symbol ends it
  useEffect(() => () => setMode(null), [symbol])
  return [mode, setMode] as const
}

/** Not known yet, or not at all. */
const NoSymbol = () => (
  <div className={css.region}>
    <Markets skeleton={<Skeleton width={180} height={40} />}>
      {() => (
        <EmptyState icon={SearchX} title={<Trans>This market isn't available</Trans>}>
          <Trans>Choose another market above.</Trans>
        </EmptyState>
      )}
    </Markets>
  </div>
)
