/** How the chart looks: its skin and the lines across it, in the colours of the moment. */
import { readChartTokens } from '@shared/ui/chart-skin'
import type { Chart } from 'klinecharts'
import { skinOf } from './chart-dress.ts'
import type { Line } from './line-figures.ts'
import { drawLines } from './lines.ts'

export function createPaint(chart: Chart, host: HTMLElement) {
  let lines: readonly Line[] = []
  const draw = () => drawLines(chart, lines, readChartTokens(host))
  return {
    setLines(next: readonly Line[]) {
      lines = next
      draw()
    },
    awake() {
      chart.setStyles(skinOf(readChartTokens(host)))
      draw()
    },
    /** The countdown beneath the last price runs on a timer of its own. */
    asleep: () => chart.setStyles({ candle: { priceMark: { last: { extendTexts: [{ show: false }] } } } }),
  }
}
