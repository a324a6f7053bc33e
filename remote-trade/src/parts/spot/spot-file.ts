/** Trades on spot, as lines for a spreadsheet. */
import { useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { type HistoryFile, useCommonColumns } from '../history/file.ts'
import { useSymbolMap } from '../quotes/symbols.ts'
import { tradeOf } from './trade.model.ts'

export function useSpotFile(): HistoryFile {
  const { t } = useLingui()
  const infos = useSymbolMap()
  const common = useCommonColumns()
  /** What is received, and what the fee is taken from. */
  const got = (row: Position) =>
    (tradeOf(row).side === 'long' ? infos.get(row.symbol)?.baseCurrency : row.currency) ?? ''
  return {
    name: 'spot.csv',
    columns: [
      [t`Order number`, row => row.id],
      ...common,
      [t`Filled (UTC+8)`, row => row.closeTime ?? row.createTime],
      [t`Price`, row => row.openPrice ?? ''],
      [t({ message: 'Paid', context: 'spot' }), row => tradeOf(row).paid],
      [t`Fee`, row => tradeOf(row).fee],
      [t`Received`, row => tradeOf(row).received],
      [t`Currency`, got],
      [t`Realised P&L`, row => row.profit ?? ''],
    ],
  }
}
