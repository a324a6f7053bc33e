/** How a line is drawn: from its words on the left to its price at the axis, thin leads where these gave way to others. */
import type { ChartLine } from '@shared/ui/chart-skin'
import { type Chart, type OverlayCreateFiguresCallbackParams, type OverlayFigure, utils, type YAxis } from 'klinecharts'
import { CANDLES } from './chart-dress.ts'
import { type LiveTag, placeTags, type Room } from './tags.model.ts'
import { wordsEnd } from './words-end.ts'

/** A line across the chart at a price that matters to the person: its words inside, its price at the axis. */
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

type Drawing = OverlayCreateFiguresCallbackParams<Line>
type Point = readonly [x: number, y: number]
type Places = ReadonlyMap<string, number>

/** All lines are drawn by one group, so that each knows where the others stand. */
export const GROUP = 'positions'
/** Px between the edge and the words: they stand over the oldest bars, the newest ones stay in sight. */
const ROOM = 8
/** Px between two tags. */
const GAP = 1

const stroke = (points: readonly Point[], rest: Partial<OverlayFigure> = {}): OverlayFigure => ({
  type: 'line',
  attrs: { coordinates: points.map(([x, y]) => ({ x, y })) },
  ...rest,
})
/** Never takes a tap: the line and its tags do. */
const lead = (...points: Point[]): OverlayFigure => stroke(points, { styles: { style: 'solid' }, ignoreEvent: true })

const tag = (x: number, y: number, text: string, align: 'left' | 'right'): OverlayFigure => ({
  type: 'text',
  attrs: { x, y, text, align, baseline: 'middle' },
})

/** Across the bars. The line begins right of all words: none of them is struck through by another one's. */
export function acrossBars({ chart, yAxis, overlay, bounding, coordinates: [at] }: Drawing): OverlayFigure[] {
  if (!at || !yAxis) return []
  const { width, height } = bounding
  const words = placesOf(chart, yAxis, height, { from: wordsEnd(chart, width), to: height })
  const end = tagsOf(chart, yAxis, height).get(overlay.id)
  const start = beginning(chart, overlay, at.y, words)
  return [
    stroke([
      [start.x, at.y],
      [width, at.y],
    ]),
    ...start.figures,
    ...(isAway(chart, at.y, end) ? [lead([width - ROOM, at.y], [width, end])] : []),
  ]
}

/** Where a line begins, and what stands before it. */
function beginning(chart: Chart, { id, extendData }: Drawing['overlay'], line: number, words: Places) {
  const column = columnOf(chart, words)
  const y = words.get(id)
  if (y === undefined) return { x: column + ROOM, figures: [] }
  const [label, edge] = [tag(ROOM, y, extendData.label, 'left'), ROOM + widthOf(chart, extendData.label)]
  if (!isAway(chart, line, y)) return { x: edge, figures: [label] }
  return { x: column + ROOM, figures: [lead([edge, y], [column, y], [column + ROOM, line]), label] }
}

/** At the axis. */
export function atAxis({ chart, yAxis, overlay, bounding }: Drawing): OverlayFigure[] {
  const y = yAxis ? tagsOf(chart, yAxis, bounding.height).get(overlay.id) : undefined
  return y === undefined ? [] : [tag(0, y, overlay.extendData.tag, 'left')]
}

/** Whether a tag gave way so far that it touches its line no more. */
const isAway = (chart: Chart, line: number, y: number | undefined): y is number =>
  y !== undefined && Math.abs(y - line) >= heightOf(chart) / 2

/** The library's own tag at the axis and ours are dressed alike. */
const dressOf = (chart: Chart) => chart.getStyles().candle.priceMark.last.text

function heightOf(chart: Chart): number {
  const { size, paddingTop, paddingBottom } = dressOf(chart)
  return paddingTop + size + paddingBottom
}

function widthOf(chart: Chart, text: string): number {
  const { size, weight, family, paddingLeft, paddingRight } = dressOf(chart)
  return paddingLeft + utils.calcTextWidth(text, size, weight, family) + paddingRight
}

const linesOf = (chart: Chart) => chart.getOverlays({ groupId: GROUP })

/** Where the widest words end. */
const columnOf = (chart: Chart, words: Places): number =>
  ROOM +
  linesOf(chart)
    .filter(({ id }) => words.has(id))
    .reduce((widest, { extendData }) => Math.max(widest, widthOf(chart, (extendData as Line).label)), 0)

/** Where all tags stand, by their lines' ids: each is drawn by itself, but none without regard to the others. */
function placesOf(chart: Chart, yAxis: YAxis, pane: number, room: Room, live?: LiveTag): Places {
  const lines = linesOf(chart).map(({ id, points }) => ({ id, y: yAxis.convertToPixel(points[0]?.value ?? 0) }))
  return placeTags(lines, heightOf(chart) + GAP, pane, room, live)
}

/** Of those at the axis. */
const tagsOf = (chart: Chart, yAxis: YAxis, pane: number): Places =>
  placesOf(chart, yAxis, pane, { from: 0, to: pane }, liveOf(chart, yAxis))

/** Where the newest price stands at the axis; the library draws its tag beneath ours. */
function liveOf(chart: Chart, yAxis: YAxis): LiveTag | undefined {
  const data = chart.getDataList().at(-1)
  if (!data) return undefined
  const left = chart.getFormatter().formatExtendText({ type: 'last_price', data, index: 0 })
  return { y: yAxis.convertToNicePixel(data.close), height: heightOf(chart), rows: left ? 2 : 1 }
}

/** From the top to the bottom of each tag at the axis, the newest price's among them. */
export function tagsAtAxis(chart: Chart): Room[] {
  const [yAxis] = chart.getYAxes({ paneId: CANDLES })
  const pane = chart.getSize(CANDLES, 'yAxis')?.height
  if (!yAxis || !pane) return []
  const height = heightOf(chart)
  const live = liveOf(chart, yAxis)
  const own = [...tagsOf(chart, yAxis, pane).values()].map(y => ({ from: y - height, to: y + height }))
  return live ? [...own, { from: live.y - height, to: live.y + live.rows * height }] : own
}
