/** Takes a recharge back, after a question, until its review begins. */
import { Trans, useLingui } from '@lingui/react/macro'
import { type Recharge, rechargeCancelCall } from '@shared/contract/calls/wallet'
import { Button } from '@shared/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm, toast } from 'shell/overlay'
import { call, failureOf, hasFeature } from 'shell/transport'
import { useOfflineReason } from './offline.ts'
import { isUnderWay } from './recharge.ts'

/** Whatever came of it, the list and the order are asked for again. */
function useCancel(): { cancel(id: string): Promise<void>; busy: boolean } {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const cancel = async (id: string) => {
    setBusy(true)
    try {
      await call(rechargeCancelCall, { id }, { notice: 'screen' })
    } catch (error: unknown) {
      toast(failureOf(error).text, 'error')
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: ['wallet'] })
    }
  }
  return { cancel, busy }
}

/** Nothing where the server takes no cancelling, or it is too late. */
export function CancelRecharge({ order }: { order: Recharge }) {
  const { t } = useLingui()
  const { cancel, busy } = useCancel()
  const reason = useOfflineReason()
  if (!hasFeature('wallet-cancel') || !isUnderWay(order)) return null
  const ask = async () => {
    const question = {
      title: t`Cancel this deposit?`,
      body: t`Already paid? Don't cancel: we would have to match your payment by hand.`,
      yes: t({ message: 'Cancel deposit', context: 'order' }),
      no: t`Keep deposit`,
    }
    if (await confirm(question)) await cancel(order.id)
  }
  return (
    <Button wide loading={busy} reason={reason} onClick={() => void ask()}>
      <Trans context="order">Cancel deposit</Trans>
    </Button>
  )
}
