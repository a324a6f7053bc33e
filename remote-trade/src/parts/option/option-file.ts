/** Options that ended, as lines for a spreadsheet. */
import { useLingui } from '@lingui/react/macro'
import { type HistoryFile, useCommonColumns } from '../history/file.ts'
import { useOptionEnds } from './option-words.ts'

export function useOptionFile(): HistoryFile {
  const { t } = useLingui()
  const ends = useOptionEnds()
  const common = useCommonColumns()
  return {
    name: 'options.csv',
    columns: [
      [t`Order number`, row => row.id],
      ...common,
      [t`Strike`, row => row.strike ?? ''],
      [t`Premium per unit`, row => row.premium ?? ''],
      [t`Cost (your maximum loss)`, row => row.margin],
      [t`Opened (UTC+8)`, row => row.openTime ?? row.createTime],
      [t`Price when bought`, row => row.openPrice ?? ''],
      [t`Closed (UTC+8)`, row => row.closeTime ?? ''],
      [t`Price at the end`, row => row.closePrice ?? ''],
      [t`Reason`, ends],
      [t`Profit and loss`, row => row.profit ?? '0'],
      [t`Currency`, row => row.currency],
    ],
  }
}
