/** The bars in sight in words: the canvases say nothing to whoever cannot see them. */

import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import type { CandlePeriod } from '@shared/contract/calls/trade'
import { pairOf } from '@shared/contract/symbols'
import { formatDay, formatRecordTime } from '@shared/format/time'
import { useEffect, useId, useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { useFigures } from '../../parts/words/figures.ts'
import { isByDay, periodWords } from './period.ts'
import type { PriceChart } from './price-chart.ts'
import { changeOf, decimalOf, type Summary, summaryOf } from './summary.ts'
import type { Drawn } from './use-price-chart.ts'

const EVERY = 5000

type Props = Pick<Drawn, 'chart' | 'state'> & { info: SymbolInfo; period: CandlePeriod }

/** Follows the chart at a reader's pace. */
function useSummary(chart: PriceChart | null, state: Drawn['state']): Summary | null {
  const [summary, setSummary] = useState<Summary | null>(null)
  useEffect(() => {
    if (!chart || state.phase === 'loading') return
    const look = () => setSummary(summaryOf(chart.inSight()))
    look()
    const timer = setInterval(look, EVERY)
    return () => clearInterval(timer)
  }, [chart, state])
  return summary
}

export function ChartSummary({ chart, state, info, period }: Props) {
  const id = useId()
  const summary = useSummary(chart, state)
  useEffect(() => chart?.nameBy(id), [chart, id])
  return (
    <p id={id} className="visually-hidden">
      {summary ? <Words of={summary} info={info} period={period} /> : <Trans>There's nothing on this chart yet</Trans>}
    </p>
  )
}

const EXCHANGE_ZONE = 'UTC+8'

function Words({ of, info, period }: { of: Summary; info: SymbolInfo; period: CandlePeriod }) {
  const { price, percent } = useFigures()
  const figure = (value: number) => price(decimalOf(value, info.pricePrecision), info.pricePrecision)
  const when = (time: number) => (isByDay(period) ? formatDay(time, EXCHANGE_ZONE) : formatRecordTime(time))
  const length = periodWords(useLanguage().bcp47, period)
  const [pair, from, to] = [pairOf(info), when(of.from), when(of.to)]
  const [open, high, low, close] = [of.open, of.high, of.low, of.close].map(figure)
  const change = percent(changeOf(of))
  return (
    <Trans>
      Candlestick chart of {pair}, {length}, from {from} to {to}: open {open}, high {high}, low {low}, last {close},{' '}
      {change}
    </Trans>
  )
}
