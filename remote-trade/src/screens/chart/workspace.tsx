/** What stands on the page once the symbol is known; it stays the same from symbol to symbol, and the chart with it. */

import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import type { Query } from '@shared/contract/address'
import { isClosed } from '@shared/contract/symbols'
import { useEffect, useMemo, useRef } from 'react'
import { useTicker } from 'shell/market-feed'
import css from './chart.module.css'
import { Figures } from './figures.tsx'
import { type Indicator, readIndicators } from './indicators.ts'
import { readPeriod } from './period.ts'
import { Plot } from './plot.tsx'
import type { PriceChart } from './price-chart.ts'
import type { Shown } from './shown.ts'
import { Toolbar } from './toolbar.tsx'
import { Trade } from './trade.tsx'
import { usePriceChart } from './use-price-chart.ts'
import { useWording } from './use-wording.ts'

type Props = { info: SymbolInfo; query: Readonly<Query<'period' | 'ind'>> }

export function Workspace({ info, query }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const period = readPeriod(query.period)
  const indicators = useMemo(() => readIndicators(query.ind), [query.ind])
  const closed = isClosed(useTicker(info.symbol))
  const drawn = usePriceChart(host, useWording(period, closed))
  const { chart } = drawn
  useOrders(chart, info, period, indicators)
  return (
    <>
      <Figures info={info} />
      <Toolbar period={period} indicators={indicators} />
      <NoRoom for={drawn.dropped} />
      <Plot host={host} {...drawn} info={info} period={period} />
      <Trade info={info} chart={chart} />
    </>
  )
}

/** The bars keep a least height: which indicators had to give way to it. */
function NoRoom({ for: dropped }: { for: readonly Indicator[] }) {
  const names = dropped.join(', ')
  return (
    names && (
      <p className={css.noRoom}>
        <Trans>No room for {names}</Trans>
      </p>
    )
  )
}

/** Tells the chart what the address says. */
function useOrders(
  chart: PriceChart | null,
  { symbol, pricePrecision, quantityStep }: SymbolInfo,
  period: Shown['period'],
  indicators: readonly Indicator[],
): void {
  useEffect(() => {
    const volumePlaces = quantityStep.split('.')[1]?.length ?? 0
    chart?.show({ symbol, period, pricePlaces: pricePrecision, volumePlaces })
  }, [chart, symbol, period, pricePrecision, quantityStep])
  useEffect(() => chart?.setIndicators(indicators), [chart, indicators])
}
