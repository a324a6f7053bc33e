/** Lines across the chart at prices that matter to the person: each with its words inside and its price at the axis. */
import { type ChartTokens, lineSkin } from '@shared/ui/chart-skin'
import { type Chart, registerOverlay } from 'klinecharts'
import { acrossBars, atAxis, GROUP, type Line } from './line-figures.ts'

const NAME = 'priceLine'

registerOverlay<Line>({
  name: NAME,
  totalStep: 2,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
  createPointFigures: acrossBars,
  createYAxisFigures: atAxis,
})

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
