/** Where the words above the bars end: the legends, and above them what a bar under the finger is read out. In px. */
import { type Chart, type TooltipLegendStyle, utils } from 'klinecharts'
import { hasReadout } from './crosshair.ts'
import { legendsHeight, rowHeight } from './panes.ts'

export const wordsEnd = (chart: Chart, width: number): number =>
  legendsHeight(chart) + (hasReadout(chart) ? readoutHeight(chart, width) : 0)

/** Its entries wrap as the library wraps them; the newest bar's are as long as any other's. */
function readoutHeight(chart: Chart, width: number): number {
  const { offsetLeft, offsetRight, legend } = chart.getStyles().candle.tooltip
  let [rows, x] = [1, 0]
  for (const entry of entriesOf(chart, legend)) {
    if (x > 0 && x + entry > width - offsetLeft - offsetRight) [rows, x] = [rows + 1, 0]
    x += entry
  }
  return rows * rowHeight(legend)
}

function entriesOf(chart: Chart, { size, weight, family, marginLeft, marginRight }: TooltipLegendStyle): number[] {
  const bar = chart.getDataList().at(-1)
  const { pricePrecision = 2 } = chart.getSymbol() ?? {}
  const { template } = chart.getStyles().candle.tooltip.legend
  if (!bar || !Array.isArray(template)) return []
  const price = chart.getThousandsSeparator().format(bar.high.toFixed(pricePrecision))
  return template.map(() => marginLeft + utils.calcTextWidth(`00:00:00 ${price}`, size, weight, family) + marginRight)
}
