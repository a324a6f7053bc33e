/** Which lines a position has on the chart, and where their tags stand. */
import type { Decimal } from '@shared/money'
import type { ChartLine } from '@shared/ui/chart-skin'

export type Level = {
  id: string
  kind: Extract<ChartLine, 'position' | 'target' | 'stop' | 'liquidation'>
  price: Decimal
}

type Open = {
  row: { id: string; takeProfitPrice?: Decimal | null | undefined; stopLossPrice?: Decimal | null | undefined }
  entry: Decimal
  liquidation: Decimal | null
}

/** Where it was opened, where it takes its profit, where it stops, where it ends by itself; what is not set has no line. */
export function levelsOf({ row, entry, liquidation }: Open): Level[] {
  const levels = [
    ['position', entry],
    ['target', row.takeProfitPrice],
    ['stop', row.stopLossPrice],
    ['liquidation', liquidation],
  ] as const
  return levels.flatMap(([kind, price]) => (price ? [{ id: `${row.id} ${kind}`, kind, price }] : []))
}

/** The newest price at the axis: its middle and the height of a row in px; the second row is the countdown beneath. */
export type LiveTag = { y: number; height: number; rows: 1 | 2 }

/** Where a line's tag has its middle: at the line, else as near as the newest price stays in sight, on the side where the line is. */
export function besideLive(y: number, live: LiveTag | undefined): number {
  if (!live) return y
  const [above, below] = [live.y - live.height, live.y + live.rows * live.height]
  if (y <= above || y >= below) return y
  return y <= live.y && above >= live.height / 2 ? above : below
}
