/** Lines under the finger: each has a handle; where one is let go a sheet asks, before and after. Nothing moves without it. */
import type { SymbolInfo } from '@shared/contract'
import type { Decimal } from '@shared/money'
import type { AxisCreateRangeCallback, AxisRange } from 'klinecharts'
import { useEffect } from 'react'
import { useTicker } from 'shell/market-feed'
import { type SheetFrame, useSheet } from 'shell/screen'
import { OrderSheets } from '../../parts/order-sheets.tsx'
import { useFaultWords } from '../../parts/orders/use-fault-words.ts'
import { wayTo } from '../../parts/orders/waiting.model.ts'
import type { LiveAccount } from '../../parts/positions/account.model.ts'
import { PositionSheets } from '../../parts/positions/position-sheets.tsx'
import { useFigures } from '../../parts/words/figures.ts'
import { CANDLES } from './chart-dress.ts'
import { dragFault, gainAt, widened } from './edit.model.ts'
import { type Handle, Handles } from './handles.tsx'
import type { Moved } from './own.tsx'
import { type Level, type LineSheet, type Own, sheetFor } from './own-lines.model.ts'
import type { PriceChart } from './price-chart.ts'
import { useLevelNames } from './use-own-words.ts'

type Props = {
  info: SymbolInfo
  chart: PriceChart
  all: readonly Own[]
  live: LiveAccount
  levels: readonly Level[]
  moved: Moved | null
  onMove(moved: Moved | null): void
}

export function Edit({ info, chart, all, live, levels, moved, onMove }: Props) {
  const sheet = useSheet<LineSheet>()
  useWideView(chart, levels)
  const handles = useHandles(levels, info)
  const ask = (id: string, at: Decimal) => {
    const level = levels.find(one => one.id === id)
    const lineSheet = level && sheetFor(level, at, true)
    if (lineSheet) sheet.show(lineSheet)
  }
  const close = () => {
    sheet.close()
    onMove(null)
  }
  return (
    <>
      <Handles {...{ info, chart, handles, moved, onMove }} onDrop={ask} />
      {sheet.value && (
        <Confirm key={sheet.key} asked={sheet.value} {...{ all, live }} open={sheet.open} onClose={close} />
      )}
    </>
  )
}

/** As long as lines are dragged all of them are seen. */
function useWideView(chart: PriceChart, levels: readonly Level[]): void {
  const prices = levels.map(({ price }) => price).join()
  useEffect(
    () =>
      chart.within(drawn => {
        const lines = prices.split(',').map(Number)
        const see = (createRange: AxisCreateRangeCallback) => drawn.overrideYAxis({ paneId: CANDLES, createRange })
        see(({ defaultRange }) => rangeOf(widened(defaultRange, lines)))
        return () => see(({ defaultRange }) => defaultRange)
      }),
    [chart, prices],
  )
}

const rangeOf = ({ from, to }: { from: number; to: number }): AxisRange => {
  const range = to - from
  return {
    from,
    to,
    range,
    realFrom: from,
    realTo: to,
    realRange: range,
    displayFrom: from,
    displayTo: to,
    displayRange: range,
  }
}

type ConfirmProps = SheetFrame & { asked: LineSheet; all: readonly Own[]; live: LiveAccount }

function Confirm({ asked, all, live, ...frame }: ConfirmProps) {
  if (asked.sheet === 'targets')
    return <PositionSheets {...frame} act="targets" id={asked.id} live={live} dragged={asked.typed} />
  const orders = all.flatMap(own => (own.of === 'order' ? own.order : []))
  return <OrderSheets {...frame} act="amend" id={asked.id} orders={orders} dragged={asked.at} />
}

function useHandles(levels: readonly Level[], info: SymbolInfo): Handle[] {
  const names = useLevelNames()
  const faultWords = useFaultWords(info)
  const { price: figure, signed, way } = useFigures()
  const market = useTicker(info.symbol)?.price
  return levels.map(level => ({
    id: level.id,
    kind: level.kind,
    name: names(level),
    price: level.price,
    says(at) {
      const gain = gainAt(level, at)
      const fault = market && at !== level.price ? dragFault(level, at, market) : null
      return {
        price: figure(at, info.pricePrecision),
        means: gain ? `${signed(gain.profit)} (${way(gain.yield)})` : market && way(wayTo(at, market)),
        fault: fault ? faultWords(fault) : undefined,
      }
    },
  }))
}
