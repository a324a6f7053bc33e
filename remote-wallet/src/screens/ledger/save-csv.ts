/** Saves all that the filter matches as a file, not only what was scrolled to. */
import { useLingui } from '@lingui/react/macro'
import type { LedgerRow } from '@shared/contract/calls/wallet'
import { useState } from 'react'
import { toast } from 'shell/overlay'
import { saveFile } from '../../parts/save-file.ts'
import { toCsv } from './ledger.model.ts'

/** @param all brings every row; rejects where some did not come */
export function useSaveCsv(all: () => Promise<readonly LedgerRow[]>): { save(): Promise<void>; saving: boolean } {
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
      // The mark in front lets spreadsheets read the file as UTF-8.
      saveFile(new Blob([`\ufeff${toCsv(head, await all())}`], { type: 'text/csv' }), 'ledger.csv')
    } catch {
      toast(t`Some entries are missing. Try again.`, 'error')
    } finally {
      setSaving(false)
    }
  }
  return { save, saving }
}
