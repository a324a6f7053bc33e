/** Draws what somebody has drawn in this symbol, by the library's own shapes; it is looked at, a finger moves none of it. */
import { type ChartTokens, readChartTokens } from '@shared/ui/chart-skin'
import { useAtomValue } from 'jotai'
import type { Chart, DeepPartial, OverlayStyle } from 'klinecharts'
import { useEffect } from 'react'
import { CANDLES } from './chart-dress.ts'
import { type Drawing, type DrawingTool, drawingsAtom } from './drawings.state.ts'
import type { PriceChart } from './price-chart.ts'

const GROUP = 'drawings'
const shapes: Readonly<Record<DrawingTool, string>> = {
  trend: 'segment',
  level: 'horizontalStraightLine',
  fibonacci: 'fibonacciLine',
}

const skinOf = (tokens: ChartTokens): DeepPartial<OverlayStyle> => ({
  line: { style: 'solid', size: 1, color: tokens['chart-5'] },
  text: { color: tokens['text-2'], size: 11, family: tokens.font, backgroundColor: 'transparent', paddingLeft: 8 },
})

/** These and no others. */
export function drawAll(chart: Chart, drawings: readonly Drawing[]): void {
  const dom = chart.getDom()
  chart.removeOverlay({ groupId: GROUP })
  if (!dom) return
  const styles = skinOf(readChartTokens(dom))
  for (const { tool, points } of drawings)
    chart.createOverlay({
      name: shapes[tool],
      groupId: GROUP,
      paneId: CANDLES,
      lock: true,
      zLevel: -1, // beneath one's own lines
      styles,
      points: points.map(({ time, price }) => ({ timestamp: time, value: price })),
    })
}

const none: readonly Drawing[] = []

export const useDrawings = (symbol: string): readonly Drawing[] => useAtomValue(drawingsAtom)[symbol] ?? none

/** While they are changed, whoever changes them draws. */
export function Drawings({ symbol, chart }: { symbol: string; chart: PriceChart }) {
  const drawings = useDrawings(symbol)
  useEffect(() => {
    chart.within(drawn => drawAll(drawn, drawings))
    return () => chart.within(drawn => drawAll(drawn, none))
  }, [chart, drawings])
  return null
}
