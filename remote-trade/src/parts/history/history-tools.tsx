/** What is done with all that the filter shows: statistics, and a file for a spreadsheet. */
import { useLingui } from '@lingui/react/macro'
import type { CodeOf, tradeTypes } from '@shared/contract/codes'
import { csvFile } from '@shared/format/csv'
import type { Days } from '@shared/format/days'
import { IconButton } from '@shared/ui/icon-button'
import { saveFile } from '@shared/ui/save-file'
import { ChartColumn, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { toast } from 'shell/overlay'
import { useSheet } from 'shell/screen'
import { useAskEveryClosed } from './closed.api.ts'
import type { HistoryFile } from './file.ts'
import type { Filter } from './filter.model.ts'
import { StatisticsSheet } from './statistics-sheet.tsx'

type Props = {
  kind: CodeOf<typeof tradeTypes>
  filter: Filter
  onDays(days: Days): void
  file: HistoryFile
  /** What statistics count: "Closed positions". */
  counted: ReactNode
}

function useSave({ kind, filter, file: { name, columns } }: Props) {
  const { t } = useLingui()
  const all = useAskEveryClosed(kind, filter)
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const rows = await all()
      const head = columns.map(([title]) => title)
      const lines = rows?.map(row => columns.map(([, of]) => of(row)))
      if (lines) saveFile(csvFile([head, ...lines]), name)
    } catch {
      toast(t`Some positions didn't load. Try again.`, 'error')
    } finally {
      setSaving(false)
    }
  }
  return { save, saving }
}

export function HistoryTools(props: Props) {
  const { t } = useLingui()
  const { save, saving } = useSave(props)
  const statistics = useSheet<true>()
  return (
    <>
      <IconButton
        icon={ChartColumn}
        size={20}
        label={t`Statistics`}
        aria-haspopup="dialog"
        onClick={() => statistics.show(true)}
      />
      <IconButton icon={Download} size={20} label={t`Save as CSV`} disabled={saving} onClick={() => void save()} />
      {statistics.value && <StatisticsSheet {...props} open={statistics.open} onClose={statistics.close} />}
    </>
  )
}
