/** Pays; where nobody knows whether it was paid, leads to the orders. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { useWay } from 'shell/navigation'
import { OrderWords } from 'shell/order'
import { useOfflineReason } from 'shell/screen'
import { useFigures } from '../figures.tsx'
import { costOf } from './buying.model.ts'
import type { Purchase } from './use-purchase.ts'

export const useOrdersWay = ({ terms }: Purchase) => useWay(to.investments({ type: String(terms.type) }))

type Props = {
  purchase: Purchase
  /** The id of the form that it submits; without one a press pays. */
  form?: string
}

export function PayButton({ purchase, form }: Props) {
  const { terms, quantity, order, waiting, send } = purchase
  const offline = useOfflineReason()
  const { money } = useFigures()
  const orders = useOrdersWay(purchase)
  const busy = order.busy || waiting
  if (order.state.phase === 'unconfirmed' && orders)
    return (
      <Button wide look="primary" href={orders}>
        <Trans>Check your history</Trans>
      </Button>
    )
  const figure = money(costOf(terms, quantity || '0'), terms.currency)
  const press = form ? ({ type: 'submit', form } as const) : { onClick: send }
  return (
    <Button {...press} wide look="primary" loading={busy} reason={busy ? undefined : offline}>
      <OrderWords state={order.state}>
        <Trans context="product">Pay {figure}</Trans>
      </OrderWords>
    </Button>
  )
}
