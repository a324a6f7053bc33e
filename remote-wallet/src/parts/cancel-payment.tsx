/** Takes a recharge or a withdrawal back, after a question, until its review begins. */
import { useLingui } from '@lingui/react/macro'
import { type Recharge, rechargeCancelCall, type Withdrawal, withdrawalCancelCall } from '@shared/contract/calls/wallet'
import { formatDecimal } from '@shared/format/number'
import { Button } from '@shared/ui/button'
import { useSend } from 'shell/form'
import { useLanguage } from 'shell/i18n'
import { confirm, toast } from 'shell/overlay'
import { useOfflineReason } from 'shell/screen'
import { call, failureOf, hasFeature } from 'shell/transport'
import { placesOf } from './places.ts'
import { isUnderWay } from './recharge.ts'
import { isCancellable } from './withdrawal.ts'

type CancelProps = {
  id: string
  by: typeof rechargeCancelCall | typeof withdrawalCancelCall
  /** The question, with what each answer does. */
  question: { title: string; body: string; yes: string; no: string }
}

/** A refusal is told to whoever asked, on whichever page they are by then. */
const cancel =
  ({ id, by }: CancelProps) =>
  (_: unknown, isStillHere: () => boolean) =>
    call(by, { id }, { notice: 'screen' }).catch((error: unknown) => {
      if (isStillHere()) toast(failureOf(error).text, 'error')
    })

function Cancel(props: CancelProps) {
  const { send, busy } = useSend()
  const reason = useOfflineReason()
  const ask = async () => {
    if (await confirm(props.question)) await send(cancel(props))
  }
  return (
    <Button wide loading={busy} reason={reason} onClick={() => void ask()}>
      {props.question.yes}
    </Button>
  )
}

/** Nothing where the server takes no cancelling, or it is too late. */
export function CancelRecharge({ order }: { order: Recharge }) {
  const { t } = useLingui()
  if (!hasFeature('wallet-cancel') || !isUnderWay(order)) return null
  const question = {
    title: t`Cancel this deposit?`,
    body: t`Already paid? Don't cancel: we would have to match your payment by hand.`,
    yes: t({ message: 'Cancel deposit', context: 'order' }),
    no: t`Keep deposit`,
  }
  return <Cancel id={order.id} by={rechargeCancelCall} question={question} />
}

/** Nothing where the server takes no cancelling, or the desk has it in hand. */
export function CancelWithdrawal({ order }: { order: Withdrawal }) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  if (!hasFeature('wallet-cancel') || !isCancellable(order)) return null
  const { currency, amount } = order
  const figure = formatDecimal(bcp47, amount, { places: placesOf(currency), minPlaces: 2 })
  const question = {
    title: t`Cancel this withdrawal?`,
    body: t`The full ${figure} ${currency}, including the fee, goes back to your balance.`,
    yes: t({ message: 'Cancel withdrawal', context: 'order' }),
    no: t`Keep withdrawal`,
  }
  return <Cancel id={order.id} by={withdrawalCancelCall} question={question} />
}
