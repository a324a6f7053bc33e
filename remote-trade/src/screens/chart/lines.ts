/** Lines across the chart at prices that matter to the person: each with its words inside and its price at the axis. */
import { type ChartLine, type ChartTokens, lineSkin } from '@shared/ui/chart-skin'
import { type Chart, registerOverlay, type YAxis } from 'klinecharts'
import { besideLive, type LiveTag } from './own-lines.model.ts'

export type Line = {
  /** Unique among the lines. */
  id: string
  kind: ChartLine
  price: number
  /** "Long 20x +336.60" */
  label: string
  /** The price as it stands at the axis. */
  tag: string
  onTap(): void
}

const NAME = 'priceLine'
const GROUP = 'positions'
/** Px between the edge and the words: they stand over the oldest bars, the newest ones stay in sight. */
const ROOM = 8

registerOverlay<Line>({
  name: NAME,
  totalStep: 2,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
  createPointFigures({ overlay, bounding, coordinates: [at] }) {
    if (!at) return []
    const [start, end] = [
      { x: 0, y: at.y },
      { x: bounding.width, y: at.y },
    ]
    const words = { x: ROOM, y: at.y, text: overlay.extendData.label, align: 'left', baseline: 'middle' }
    return [
      { type: 'line', attrs: { coordinates: [start, end] } },
      { type: 'text', attrs: words },
    ]
  },
  createYAxisFigures({ chart, yAxis, overlay, bounding, coordinates: [at] }) {
    if (!at) return []
    const y = besideLive(at.y, liveOf(chart, yAxis))
    const price = { x: bounding.width, y, text: overlay.extendData.tag, align: 'right', baseline: 'middle' }
    return { type: 'text', attrs: price }
  },
})

/** Where the newest price stands at the axis; the library draws its tag beneath ours. */
function liveOf(chart: Chart, yAxis: YAxis | null): LiveTag | undefined {
  const data = chart.getDataList().at(-1)
  if (!data || !yAxis) return undefined
  const { size, paddingTop, paddingBottom } = chart.getStyles().candle.priceMark.last.text
  const left = chart.getFormatter().formatExtendText({ type: 'last_price', data, index: 0 })
  return { y: yAxis.convertToNicePixel(data.close), height: paddingTop + size + paddingBottom, rows: left ? 2 : 1 }
}

/** Draws these lines and no others. They are looked at and tapped, never dragged: a finger that scrolls moves no order. */
export function drawLines(chart: Chart, lines: readonly Line[], tokens: ChartTokens): void {
  const drawn = new Set(chart.getOverlays({ groupId: GROUP }).map(({ id }) => id))
  for (const line of lines) {
    const overlay = overlayOf(line, tokens)
    if (drawn.delete(line.id)) chart.overrideOverlay(overlay)
    else chart.createOverlay(overlay)
  }
  for (const id of drawn) chart.removeOverlay({ id })
}

const overlayOf = (line: Line, tokens: ChartTokens) => ({
  name: NAME,
  id: line.id,
  groupId: GROUP,
  lock: true,
  extendData: line,
  points: [{ value: line.price }],
  styles: lineSkin(tokens, line.kind),
  onClick: line.onTap,
  // a right click would take the line away
  onRightClick: (event: { preventDefault?: () => void }) => event.preventDefault?.(),
})
