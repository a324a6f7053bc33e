import { Trans } from '@lingui/react/macro'
import type { PayoutAccount } from '@shared/contract/calls/wallet'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Trash2 } from 'lucide-react'
import { useOfflineReason } from 'shell/screen'
import css from './settlement.module.css'
import { useRemoving } from './use-removing.ts'

export function RemoveButton({ of, onDone }: { of: PayoutAccount; onDone(): void }) {
  const { state, busy, remove } = useRemoving(of, onDone)
  const offline = useOfflineReason()
  return (
    <div className={css.remove}>
      {state.phase === 'failed' && <Banner kind="danger" title={state.failure.text} />}
      <Button wide look="line" icon={Trash2} loading={busy} reason={offline} onClick={remove}>
        <Trans>Remove withdrawal account</Trans>
      </Button>
    </div>
  )
}
