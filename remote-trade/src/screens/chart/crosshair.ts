/** Snaps the crosshair to a bar and its close, so that its labels match the readout. */
import type { Chart, Crosshair } from 'klinecharts'
import { CANDLES } from './chart-dress.ts'

const crosshairX = new WeakMap<Chart, number>()

/** Whether the readout of a bar stands above the legends. */
export const hasReadout = (chart: Chart): boolean => crosshairX.has(chart)

/** @returns to be called when a tick has moved the bar that it may stand on */
export function snapCrosshair(chart: Chart): () => void {
  function stand(): void {
    const x = crosshairX.get(chart)
    const at = x === undefined ? undefined : closeAt(chart, x)
    if (at) chart.executeAction('onCrosshairChange', { ...at, paneId: CANDLES })
  }
  chart.subscribeAction('onCrosshairChange', crosshair => {
    const { x } = crosshair as Crosshair
    if (x === undefined) return
    if (!crosshairX.has(chart)) showHighest(chart, false)
    crosshairX.set(chart, x)
    stand()
  })
  // The library tells where it puts the crosshair, never that it takes it away: each touch may, and tells so if it does not.
  for (const end of ['pointerdown', 'pointerleave'] as const)
    chart.getDom()?.addEventListener(end, () => crosshairX.delete(chart) && showHighest(chart, true), { capture: true })
  return stand
}

/** The mark of the highest price gives way to the readout, which stands in its place. */
const showHighest = (chart: Chart, show: boolean): void =>
  chart.setStyles({ candle: { priceMark: { high: { show } } } })

/** The place of the close that is nearest to a finger, exactly: in whole px, the pill would round to another price. */
function closeAt(chart: Chart, x: number): { x: number; y: number } | undefined {
  const bars = chart.getDataList()
  const [{ dataIndex = 0 } = {}] = chart.convertFromPixel([{ x }], { paneId: CANDLES }) as { dataIndex?: number }[]
  const index = Math.max(0, Math.min(bars.length - 1, dataIndex))
  const bar = bars[index]
  const range = chart.getYAxes({ paneId: CANDLES })[0]?.getRange()
  const height = chart.getSize(CANDLES, 'main')?.height
  const { x: middle } = chart.convertToPixel({ dataIndex: index }, { paneId: CANDLES }) as { x?: number }
  if (!bar || !range || !height || middle === undefined) return undefined
  return { x: middle, y: (1 - (bar.close - range.from) / range.range) * height }
}
