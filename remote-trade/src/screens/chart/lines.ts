/** Lines across the chart at prices that matter to the person: each with its words inside and its price at the axis. */
import { type ChartLine, type ChartTokens, lineSkin } from '@shared/ui/chart-skin'
import { type Chart, type OverlayFigure, registerOverlay, type YAxis } from 'klinecharts'
import { type LiveTag, placeTags } from './tags.model.ts'

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
/** Px between two tags. */
const GAP = 1

registerOverlay<Line>({
  name: NAME,
  totalStep: 2,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
  createPointFigures({ chart, yAxis, overlay, bounding, coordinates: [at] }) {
    if (!at || !yAxis) return []
    const { width, height } = bounding
    const words = placesOf(chart, yAxis, height).get(overlay.id)
    const tag = placesOf(chart, yAxis, height, liveOf(chart, yAxis)).get(overlay.id)
    const text = { x: ROOM, y: words, text: overlay.extendData.label, align: 'left', baseline: 'middle' }
    return [
      stroke([0, at.y], [width, at.y]),
      ...lead(chart, at.y, words, ROOM, 0),
      ...lead(chart, at.y, tag, width, width - ROOM),
      ...(words === undefined ? [] : [{ type: 'text', attrs: text }]),
    ]
  },
  createYAxisFigures({ chart, yAxis, overlay, bounding }) {
    const y = yAxis && placesOf(chart, yAxis, bounding.height, liveOf(chart, yAxis)).get(overlay.id)
    if (y === undefined || y === null) return []
    const price = { x: bounding.width, y, text: overlay.extendData.tag, align: 'right', baseline: 'middle' }
    return { type: 'text', attrs: price }
  },
})

type Point = readonly [x: number, y: number]
const stroke = ([x, y]: Point, [endX, endY]: Point, rest: Partial<OverlayFigure> = {}): OverlayFigure => ({
  type: 'line',
  attrs: {
    coordinates: [
      { x, y },
      { x: endX, y: endY },
    ],
  },
  ...rest,
})

/** From a line to what gave way to another and touches it no more. @param far the end at the tag, `near` the one on the line */
function lead(chart: Chart, line: number, tag: number | undefined, far: number, near: number): OverlayFigure[] {
  if (tag === undefined || Math.abs(tag - line) < rowOf(chart) / 2) return []
  return [stroke([near, line], [far, tag], { styles: { style: 'solid' }, ignoreEvent: true })]
}

/** Of a tag, the library's own or one of ours: they are dressed alike. */
function rowOf(chart: Chart): number {
  const { size, paddingTop, paddingBottom } = chart.getStyles().candle.priceMark.last.text
  return paddingTop + size + paddingBottom
}

/** Where all tags stand, by their lines' ids: each is drawn by itself, but none without regard to the others. */
function placesOf(chart: Chart, yAxis: YAxis, bottom: number, live?: LiveTag): ReadonlyMap<string, number> {
  const lines = chart.getOverlays({ groupId: GROUP }).map(({ id, points }) => ({
    id,
    y: yAxis.convertToPixel(points[0]?.value ?? 0),
  }))
  return placeTags(lines, rowOf(chart) + GAP, bottom, live)
}

/** Where the newest price stands at the axis; the library draws its tag beneath ours. */
function liveOf(chart: Chart, yAxis: YAxis): LiveTag | undefined {
  const data = chart.getDataList().at(-1)
  if (!data) return undefined
  const left = chart.getFormatter().formatExtendText({ type: 'last_price', data, index: 0 })
  return { y: yAxis.convertToNicePixel(data.close), height: rowOf(chart), rows: left ? 2 : 1 }
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
