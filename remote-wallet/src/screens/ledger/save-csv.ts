/** Saves what is listed as a file. */
import { useLingui } from '@lingui/react/macro'
import type { LedgerRow } from '@shared/contract/calls/wallet'
import { toCsv } from './ledger.model.ts'

export function useSaveCsv(rows: readonly LedgerRow[]): () => void {
  const { t } = useLingui()
  return () => {
    const head = [
      t`Time (UTC+8)`,
      t`Kind`,
      t({ message: 'Account', context: 'money' }),
      t`Currency`,
      t`Amount`,
      t`Balance after`,
      t`Reference`,
    ]
    // The mark in front lets spreadsheets read the file as UTF-8.
    const url = URL.createObjectURL(new Blob([`\ufeff${toCsv(head, rows)}`], { type: 'text/csv' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'ledger.csv'
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 1000)
  }
}
