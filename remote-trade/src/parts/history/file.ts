/** What has ended, as lines for a spreadsheet: plain decimals and UTC+8 times. */
import { useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { sideOf } from '@shared/contract/codes'
import { useNames } from '../words/words.ts'
import { netOf } from './net.ts'

/** What a column is called, and what stands in it. */
export type Column = readonly [head: string, of: (row: Position) => string]
export type HistoryFile = { name: string; columns: readonly Column[] }

/** What every kind has. */
export function useCommonColumns(): Column[] {
  const { t } = useLingui()
  return [
    [t`Pair`, row => row.symbol],
    [t`Side`, row => sideOf(row.direction)],
    [t`Quantity`, row => row.quantity],
  ]
}

/** Of contracts and CFDs. */
export function usePositionFile(): HistoryFile {
  const { t } = useLingui()
  const names = useNames()
  const common = useCommonColumns()
  return {
    name: 'positions.csv',
    columns: [
      [t`Position number`, row => row.id],
      ...common,
      [t`Leverage`, row => String(row.leverage ?? '')],
      [t`Opened (UTC+8)`, row => row.openTime ?? row.createTime],
      [t`Entry price`, row => row.openPrice ?? ''],
      [t`Closed (UTC+8)`, row => row.closeTime ?? ''],
      [t`Exit price`, row => row.closePrice ?? ''],
      [t`Reason`, row => names.reason(row)],
      [t`Profit and loss`, row => row.profit ?? '0'],
      [t`Opening fee`, row => row.openFee ?? '0'],
      [t`Closing fee`, row => row.closeFee ?? '0'],
      [t`Night fees`, row => row.swapFee ?? '0'],
      [t`Covered by the insurance fund`, row => row.covered ?? '0'],
      [t`After fees`, netOf],
      [t`Currency`, row => row.currency],
    ],
  }
}
