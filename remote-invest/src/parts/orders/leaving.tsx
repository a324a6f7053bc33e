/** Takes an order back before it starts, or ends it early for the fee that its button tells. */
import { Trans, useLingui } from '@lingui/react/macro'
import { type ProductOrder, redeemCall } from '@shared/contract/calls/invest/product-orders'
import { productOrderStates } from '@shared/contract/codes'
import { Button } from '@shared/ui/button'
import { useEffect } from 'react'
import { type Order, OrderWords, useOrder } from 'shell/order'
import { confirm, toast } from 'shell/overlay'
import { useOfflineReason } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import { useFigures } from '../figures.tsx'

const { notStarted } = productOrderStates

export type Leaving = Order<typeof redeemCall>

/** @param id of the order that is open: another one is another intention */
export function useLeaving(id: string | undefined): Leaving {
  const { t } = useLingui()
  const leaving = useOrder(redeemCall, {
    onDone(row) {
      const redeemed = row?.endReason === 'redeemed'
      toast(
        redeemed
          ? t`Redeemed. The money is in your balance account.`
          : t({ message: 'Order cancelled', context: 'product' }),
      )
    },
  })
  const { begin } = leaving
  // biome-ignore lint/correctness/useExhaustiveDependencies: each order that opens begins anew
  useEffect(() => begin(), [id, begin])
  return leaving
}

/** Whether leaving is offered at all. */
export const mayLeave = ({ redeem }: ProductOrder): boolean => redeem != null && hasFeature('order-redeem')

type Props = { order: ProductOrder; leaving: Leaving }

export const LeaveButton = (props: Props) =>
  props.order.status === notStarted ? <Cancel {...props} /> : <Redeem {...props} />

function Cancel({ order, leaving }: Props) {
  const { t } = useLingui()
  const { money } = useFigures()
  const back = money(order.redeem?.amount, order.currency)
  const name = t({ message: 'Cancel order', context: 'product' })
  const question = {
    title: t`Cancel this order?`,
    body: t`The full ${back} goes back to your balance account. There's no charge.`,
    yes: name,
    no: t`Keep as is`,
  }
  return (
    <Press {...{ order, leaving, question }} consequence={<Trans>You get {back} back. No fee.</Trans>}>
      {name}
    </Press>
  )
}

function Redeem({ order, leaving }: Props) {
  const { t } = useLingui()
  const { money } = useFigures()
  const [fee, back] = [money(order.redeem?.fee, order.currency), money(order.redeem?.amount, order.currency)]
  const question = {
    title: t`Redeem this order early?`,
    body: t`You get back ${back} after a ${fee} fee. You keep income already paid. The current day isn't paid.`,
    yes: t`Redeem early`,
    no: t`Keep as is`,
  }
  return (
    <Press
      {...{ order, leaving, question }}
      consequence={
        <Trans>
          Fee {fee}, you get {back}
        </Trans>
      }
    >
      <Trans>Redeem early</Trans>
    </Press>
  )
}

type PressProps = Props & {
  question: Parameters<typeof confirm>[0]
  consequence: React.ReactNode
  children: React.ReactNode
}

/** What was shown is what is sent: where it is another amount by then, it is refused. */
function Press({ order: { id, redeem }, leaving: { state, busy, send }, question, consequence, children }: PressProps) {
  const offline = useOfflineReason()
  const ask = async () => {
    if (redeem && (await confirm(question))) await send({ orderId: id, expectedAmount: redeem.amount })
  }
  return (
    <Button
      wide
      loading={busy}
      reason={busy ? undefined : offline}
      consequence={consequence}
      onClick={() => void ask()}
    >
      <OrderWords state={state}>{children}</OrderWords>
    </Button>
  )
}
