/** Sets the symbol and period of the chart library. */
import type { CandlePeriod } from '@shared/contract/calls/trade'
import { viewerZone } from '@shared/format/short-time'
import type { Chart } from 'klinecharts'
import { EXCHANGE_ZONE, isByDay, kindOf } from './period.ts'

export type ChartSettings = {
  symbol: string
  period: CandlePeriod
  /** Digits after the decimal mark. */
  pricePlaces: number
  volumePlaces: number
}

/** Applies the changed settings only: each one reloads the bars. */
export function applySettings(chart: Chart, next: ChartSettings, before: ChartSettings | null): void {
  if (before?.symbol !== next.symbol) putSymbol(chart, next)
  if (before?.period === next.period) return
  chart.setTimezone(isByDay(next.period) ? EXCHANGE_ZONE : viewerZone())
  chart.setPeriod(kindOf(next.period))
}

function putSymbol(chart: Chart, { symbol, pricePlaces, volumePlaces }: ChartSettings): void {
  chart.setSymbol({ ticker: symbol, pricePrecision: pricePlaces, volumePrecision: volumePlaces })
  chart.overrideIndicator({ name: 'MACD', precision: pricePlaces }) // in money as the price is
}
