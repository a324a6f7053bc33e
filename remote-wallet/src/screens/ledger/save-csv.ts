/** Saves all that the filter matches as a file, not only what was scrolled to. */
import { useLingui } from '@lingui/react/macro'
import type { LedgerRow } from '@shared/contract/calls/wallet'
import { csvFile } from '@shared/format/csv'
import { saveFile } from '@shared/ui/save-file'
import { useState } from 'react'
import { toast } from 'shell/overlay'
import { csvLine } from './ledger.model.ts'

/** @param all brings every row, or null while the session has just ended; rejects where some did not come */
export function useSaveCsv(all: () => Promise<readonly LedgerRow[] | null>): {
  save(): Promise<void>
  saving: boolean
} {
  const { t } = useLingui()
  const [saving, setSaving] = useState(false)
  const head = [
    t`Time (UTC+8)`,
    t`Type`,
    t({ message: 'Account', context: 'money' }),
    t`Currency`,
    t`Amount`,
    t`Balance after`,
    t`Reference`,
  ]
  const save = async () => {
    setSaving(true)
    try {
      const rows = await all()
      if (rows) saveFile(csvFile([head, ...rows.map(csvLine)]), 'ledger.csv')
    } catch {
      toast(t`Some entries are missing. Try again.`, 'error')
    } finally {
      setSaving(false)
    }
  }
  return { save, saving }
}
