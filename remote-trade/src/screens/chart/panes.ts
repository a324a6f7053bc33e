/** The indicators: those over the bars, and as many panes below as leave the bars their room. */
import { type Average, averageSkin, readChartTokens } from '@shared/ui/chart-skin'
import type { Chart } from 'klinecharts'
import { CANDLES } from './chart-dress.ts'
import { type Indicator, isOverBars, spans } from './indicators.ts'
import { legends } from './legends.ts'
import { type Panes, panesIn } from './panes.model.ts'

/** At the top of a pane stand words, at the ends of the bars their highest and lowest price: nothing is drawn behind these. In px. */
const WORDS = 20
const MARK = 14
const FREE_BELOW = 3

export type Fitting = {
  want(indicators: readonly Indicator[]): void
  /** Once more, after a change of the chart's size or colours. */
  refit(): void
}

/** @param onDropped which indicators found no room, whenever that changes */
export function createPanes(
  chart: Chart,
  host: HTMLElement,
  onDropped: (dropped: readonly Indicator[]) => void,
): Fitting {
  let wanted: readonly Indicator[] = []
  let before = ''
  function refit(): void {
    const height = host.clientHeight - (chart.getSize('x_axis_pane')?.height ?? 0)
    if (height <= 0) return
    const over = wanted.filter(isOverBars)
    const panes = panesIn(
      height,
      wanted.filter(name => !isOverBars(name)),
    )
    put(chart, host, over, panes)
    gap(chart, CANDLES, height - panes.drawn.length * panes.height, legendsHeight(chart) + MARK, freeBelow(chart))
    if (before !== panes.dropped.join()) onDropped(panes.dropped)
    before = panes.dropped.join()
  }
  return {
    want(indicators) {
      wanted = indicators
      refit()
    },
    refit,
  }
}

/** Where the legends above the bars end: a row for each indicator. */
export function legendsHeight(chart: Chart): number {
  const { offsetTop, legend } = chart.getStyles().indicator.tooltip
  return offsetTop + chart.getIndicators({ paneId: CANDLES }).length * rowHeight(legend)
}

/** Beneath the newest price stands the countdown, be it the lowest of all. */
function freeBelow(chart: Chart): number {
  const { size, paddingTop, paddingBottom } = chart.getStyles().candle.priceMark.last.text
  return Math.max(MARK, 1.5 * (paddingTop + size + paddingBottom))
}

export const rowHeight = (row: { marginTop: number; size: number; marginBottom: number }): number =>
  row.marginTop + row.size + row.marginBottom

function put(chart: Chart, host: HTMLElement, over: readonly Average[], { drawn, height }: Panes<Indicator>): void {
  const names = [...over, ...drawn]
  const present = chart.getIndicators().map(({ name }) => name)
  for (const name of present) if (!names.some(other => other === name)) chart.removeIndicator({ name })
  for (const name of names) if (!present.includes(name)) create(chart, name)
  const tokens = readChartTokens(host)
  for (const name of over) chart.overrideIndicator({ name, styles: { lines: averageSkin(tokens, name) } })
  drawn.forEach((name, order) => {
    const id = paneOf(name)
    chart.setPaneOptions({ id, height, minHeight: height, order, dragEnabled: false })
    gap(chart, id, height, WORDS, FREE_BELOW)
  })
}

const paneOf = (name: Indicator): string => (isOverBars(name) ? CANDLES : `below_${name}`)

function create(chart: Chart, name: Indicator): void {
  const indicator = { name, calcParams: spans[name], ...legends[name], paneId: paneOf(name) }
  if (isOverBars(name)) chart.createIndicator(indicator, true)
  else
    chart.createIndicator({ ...indicator, precision: name === 'MACD' ? (chart.getSymbol()?.pricePrecision ?? 2) : 2 })
}

/** The library counts free room in parts of what is drawn between; from 1 on it would take them for px. */
function gap(chart: Chart, paneId: string, height: number, top: number, bottom: number): void {
  const part = (px: number) => Math.min(0.95, px / Math.max(1, height - top - bottom))
  chart.overrideYAxis({ paneId, gap: { top: part(top), bottom: part(bottom) } })
}
