import { useLingui } from '@lingui/react/macro'
import { CopyText } from '@shared/ui/copy-text'
import { SumRow } from '@shared/ui/sum-row'
import { copy } from 'shell/overlay'

/** A row of details whose value a press copies. */
export function Copied({ label, value }: { label: string; value: string }) {
  const { t } = useLingui()
  return (
    <SumRow label={label} value={<CopyText value={value} label={t`Copy ${label}`} onCopy={() => void copy(value)} />} />
  )
}
