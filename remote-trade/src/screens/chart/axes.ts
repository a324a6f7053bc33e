/** The axes as we have them: days on the one for time, nothing beneath a tag on the one for prices. */
import { type AxisCreateTicksParams, type AxisTick, type Chart, utils } from 'klinecharts'
import { CANDLES, type Wording } from './chart-dress.ts'
import { tagsAtAxis } from './line-figures.ts'
import { isByDay, periodOf } from './period.ts'
import { pricesOf } from './price-axis.ts'
import { type AxisBar, ticksOf } from './time-axis.ts'

/** Px between two labels of the time axis. */
const GAP = 16
/** Ten o'clock on a day of two digits: about the widest label. */
const WIDE = Date.UTC(2026, 10, 28, 10)

/**
 * @param wording as it is at the time of drawing
 * @returns to be called when a tag has moved: labels give way to it
 */
export function putAxes(chart: Chart, wording: () => Wording): () => void {
  chart.overrideXAxis({ createTicks: ({ bounding }) => timeTicks(chart, wording(), bounding.width) })
  chart.overrideYAxis({
    paneId: CANDLES,
    scrollZoomEnabled: false, // a thumb at the edge would squeeze the bars out of sight, and nothing brings them back
    createTicks: asked => clearTicks(chart, asked),
  })
  return () => chart.overrideYAxis({ paneId: CANDLES })
}

function timeTicks(chart: Chart, { axis }: Wording, width: number): AxisTick[] {
  const period = chart.getPeriod()
  if (!period) return []
  const byDay = isByDay(periodOf(period))
  const { size, weight, family } = chart.getStyles().xAxis.tickText
  const label = byDay ? axis.dayOfYear(WIDE) : `${axis.day(WIDE)} ${axis.minute(WIDE)}`
  const room = utils.calcTextWidth(label, size, weight, family) + GAP
  return ticksOf(barsInSight(chart), axis, byDay, room, width).map(({ x, time, text }) => ({
    coord: x,
    value: time,
    text,
  }))
}

function barsInSight(chart: Chart): AxisBar[] {
  const { from, to } = chart.getVisibleRange()
  const { x: first = 0 } = chart.convertToPixel({ dataIndex: from }, { paneId: CANDLES }) as { x?: number }
  const space = chart.getBarSpace().bar
  return chart
    .getDataList()
    .slice(from, to)
    .map(({ timestamp }, at) => ({ time: timestamp, x: first + at * space }))
}

/** A label that a tag would half cover is left out. */
function clearTicks(chart: Chart, { range, bounding }: AxisCreateTicksParams): AxisTick[] {
  const tags = tagsAtAxis(chart)
  const places = chart.getSymbol()?.pricePrecision ?? 2
  const span = { from: range.displayFrom, to: range.displayTo, height: bounding.height, places }
  const isClear = (y: number) => tags.every(({ from, to }) => y < from || y > to)
  return pricesOf(span, chart.getStyles().yAxis.tickText.size, isClear).map(({ price, y }) => {
    const text = price.toFixed(places)
    return { coord: y, value: text, text: chart.getDecimalFold().format(chart.getThousandsSeparator().format(text)) }
  })
}
