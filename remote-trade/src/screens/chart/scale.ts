/** Where prices stand among the bars, for what is drawn over them outside of the library. */
import type { Chart } from 'klinecharts'
import { CANDLES } from './chart-dress.ts'
import type { Scale } from './price-chart.ts'

export function scaleOf(chart: Chart): Scale | null {
  const [axis] = chart.getYAxes({ paneId: CANDLES })
  const height = chart.getSize(CANDLES, 'main')?.height
  if (!axis || !height || chart.getDataList().length === 0) return null
  return {
    height,
    axis: chart.getSize(CANDLES, 'yAxis')?.width ?? 0,
    yOf: price => axis.convertToPixel(price),
    priceAt: y => axis.convertFromPixel(y),
  }
}

/** Tells of each change once the library has drawn it: its axis takes the new range in its own frame. */
export function watchScale(chart: Chart) {
  const watching = new Set<() => void>()
  let frame = 0
  function moved(): void {
    if (watching.size === 0) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => requestAnimationFrame(tell))
  }
  function tell(): void {
    for (const each of watching) each()
  }
  for (const action of ['onVisibleRangeChange', 'onScroll', 'onZoom'] as const) chart.subscribeAction(action, moved)
  return {
    moved,
    watch(each: () => void): () => void {
      watching.add(each)
      return () => watching.delete(each)
    },
  }
}
