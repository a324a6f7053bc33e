/** One's own fills on the bars: an arrow up where was bought, down where was sold. */
import type { SymbolInfo } from '@shared/contract'
import { positionListCall } from '@shared/contract/calls/trade'
import { positionStates } from '@shared/contract/codes'
import { type Chart, type OverlayCreateFiguresCallbackParams, type OverlayFigure, registerOverlay } from 'klinecharts'
import { useEffect, useMemo } from 'react'
import { useCall } from 'shell/query'
import { useTradingAccount } from '../../parts/account/trading-account.ts'
import { type Arrow, arrowsOf, type Fill, fillsOf, MOST_FILLS } from './fills.model.ts'
import type { Own } from './own-lines.model.ts'
import type { PriceChart } from './price-chart.ts'

const NAME = 'ownFills'
/** In px: half the width of an arrow, its height, the outline that parts it from the bars. */
const HALF = 5
const HEIGHT = 8
const OUTLINE = 1

type Drawing = OverlayCreateFiguresCallbackParams<readonly Fill[]>

registerOverlay<readonly Fill[]>({
  name: NAME,
  totalStep: 2,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
  createPointFigures: figuresOf,
})

function figuresOf({ chart, overlay, xAxis, yAxis }: Drawing): OverlayFigure[] {
  if (!xAxis || !yAxis) return []
  const { from, to } = chart.getVisibleRange()
  const { bar, priceMark } = chart.getStyles().candle
  return arrowsOf(overlay.extendData, chart.getDataList(), from, to).map(arrow => ({
    type: 'polygon',
    attrs: { coordinates: shapeOf(arrow, xAxis.convertToPixel(arrow.index), yAxis.convertToPixel(arrow.price)) },
    styles: {
      style: 'stroke_fill',
      color: arrow.side === 'buy' ? bar.upColor : bar.downColor,
      borderColor: priceMark.last.text.color,
      borderSize: OUTLINE,
    },
    ignoreEvent: true,
  }))
}

/** Its tip at the price, its body on the side that it comes from. */
function shapeOf({ side }: Arrow, x: number, y: number) {
  const foot = side === 'buy' ? y + HEIGHT : y - HEIGHT
  return [
    { x, y },
    { x: x - HALF, y: foot },
    { x: x + HALF, y: foot },
  ]
}

function draw(chart: Chart, fills: readonly Fill[]): void {
  const [last] = fills.slice(-1)
  chart.removeOverlay({ id: NAME })
  if (last)
    chart.createOverlay({ name: NAME, id: NAME, lock: true, extendData: fills, points: [{ value: last.price }] })
}

type Props = { info: SymbolInfo; chart: PriceChart; all: readonly Own[] }

export function Fills({ info: { symbol }, chart, all }: Props) {
  const input = { ...useTradingAccount(), symbol, state: positionStates.closed, pageSize: MOST_FILLS }
  const { data: closed } = useCall(positionListCall, input)
  const running = all.flatMap(own => (own.of === 'position' ? own.position.row : []))
  const key = running.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a running position's opening stands with its id
  const fills = useMemo(() => fillsOf([...(closed?.records ?? []), ...running]), [closed, key])
  useEffect(() => {
    chart.within(drawn => draw(drawn, fills))
    return () => chart.within(drawn => draw(drawn, []))
  }, [chart, fills])
  return null
}
