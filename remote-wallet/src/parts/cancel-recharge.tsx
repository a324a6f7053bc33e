/** Takes a recharge back, after a question, until its review begins. */
import { Trans, useLingui } from '@lingui/react/macro'
import { type Recharge, rechargeCancelCall } from '@shared/contract/calls/wallet'
import { Button } from '@shared/ui/button'
import { useSend } from 'shell/form'
import { confirm, toast } from 'shell/overlay'
import { useOfflineReason } from 'shell/screen'
import { call, failureOf, hasFeature } from 'shell/transport'
import { isUnderWay } from './recharge.ts'

/** A refusal is told to whoever asked, on whichever page they are by then. */
const cancel = (id: string) => (_: unknown, isStillHere: () => boolean) =>
  call(rechargeCancelCall, { id }, { notice: 'screen' }).catch((error: unknown) => {
    if (isStillHere()) toast(failureOf(error).text, 'error')
  })

/** Nothing where the server takes no cancelling, or it is too late. */
export function CancelRecharge({ order }: { order: Recharge }) {
  const { t } = useLingui()
  const { send, busy } = useSend()
  const reason = useOfflineReason()
  if (!hasFeature('wallet-cancel') || !isUnderWay(order)) return null
  const ask = async () => {
    const question = {
      title: t`Cancel this deposit?`,
      body: t`Already paid? Don't cancel: we would have to match your payment by hand.`,
      yes: t({ message: 'Cancel deposit', context: 'order' }),
      no: t`Keep deposit`,
    }
    if (await confirm(question)) await send(cancel(order.id))
  }
  return (
    <Button wide loading={busy} reason={reason} onClick={() => void ask()}>
      <Trans context="order">Cancel deposit</Trans>
    </Button>
  )
}
