/** The chart of one symbol: price, bars, indicators, one's own positions, and the way to trade (trade.md, /kline). */

import { Trans } from '@lingui/react/macro'
import { pairOf } from '@shared/contract/symbols'
import { EmptyState } from '@shared/ui/empty-state'
import { ErrorPanel } from '@shared/ui/error-panel'
import { Skeleton } from '@shared/ui/skeleton'
import { SearchX } from 'lucide-react'
import { useActive, useRoute, useTitle } from 'shell/navigation'
import { failureOf } from 'shell/transport'
import { useSymbols } from '../../parts/symbols.ts'
import css from './chart.module.css'
import { Head } from './head.tsx'
import { Workspace } from './workspace.tsx'

const DEFAULT_SYMBOL = 'BTCUSDT'

export default function ChartScreen() {
  const { query } = useRoute()
  const symbol = query.symbol || DEFAULT_SYMBOL
  const { data } = useSymbols()
  const info = data?.find(known => known.symbol === symbol)
  useTitle(info ? pairOf(info) : '')
  return (
    <div className={css.page} data-theme="dark" data-skin="chart" data-turned={useActive() || undefined}>
      <Head symbol={symbol} info={info} />
      {info ? <Workspace info={info} query={query} /> : <NoSymbol />}
    </div>
  )
}

/** Not known yet, or not at all. */
function NoSymbol() {
  const { data, error, isFetching, refetch } = useSymbols()
  if (data)
    return (
      <EmptyState icon={SearchX} title={<Trans>This market isn't listed</Trans>}>
        <Trans>Choose another one above.</Trans>
      </EmptyState>
    )
  return (
    <div className={css.region}>
      {error ? (
        <ErrorPanel
          title={<Trans>Couldn't load the markets</Trans>}
          failure={failureOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton width={180} height={40} />
      )}
    </div>
  )
}
