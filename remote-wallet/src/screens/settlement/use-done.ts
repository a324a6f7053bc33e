import { useLingui } from '@lingui/react/macro'
import type { PayoutAccount } from '@shared/contract/calls/wallet'
import { toast } from 'shell/overlay'

/** What was saved is said, then the form goes. @param of what was changed; absent: a new one */
export function useDone(of: PayoutAccount | undefined, onClose: () => void): () => void {
  const { t } = useLingui()
  return () => {
    toast(of ? t`Changes saved` : t`Withdrawal account added`)
    onClose()
  }
}
