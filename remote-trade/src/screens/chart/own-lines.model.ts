/** Which lines a position has on the chart. */
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
