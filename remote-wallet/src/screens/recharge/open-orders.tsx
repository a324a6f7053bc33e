/** Orders that are not decided: what was begun is gone on with, what is under review is looked at. */
import { Trans } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { Amount } from '@shared/ui/amount'
import { Banner } from '@shared/ui/banner'
import { OrderNote } from '@shared/ui/order-note'
import { CircleDollarSign } from 'lucide-react'
import { hasRoute } from 'shell/navigation'
import type { OrderState } from 'shell/transport'
import { placesOf } from '../../parts/places.ts'
import { isUnpaid } from '../../parts/recharge.ts'
import { RECORDS_OPEN, resultPath } from './recharge.model.ts'

const Unpaid = ({ order: { id, currency, network, amount } }: { order: Recharge }) => (
  <Banner
    kind="wait"
    icon={CircleDollarSign}
    title={<Trans>Waiting for payment</Trans>}
    href={`#/chongzhi?id=${encodeURIComponent(id)}`}
  >
    <Amount value={amount} places={placesOf(currency)} minPlaces={2} unit={currency} /> · {network}
  </Banner>
)

function Reviewed({ orders }: { orders: readonly Recharge[] }) {
  const [first, second] = orders
  if (!first) return null
  const n = orders.length
  const list = second && hasRoute('/chongzhitixianRecord')
  return (
    <Banner
      kind="wait"
      title={<Trans>{n} under review</Trans>}
      href={`#${list ? RECORDS_OPEN : resultPath(first.id)}`}
    />
  )
}

export function OpenOrders({ orders }: { orders: readonly Recharge[] }) {
  return (
    <>
      {orders.filter(isUnpaid).map(order => (
        <Unpaid key={order.id} order={order} />
      ))}
      <Reviewed orders={orders.filter(order => !isUnpaid(order))} />
    </>
  )
}

/** Where an order stands that did not simply succeed; too many of them are found behind the sentence that says so. */
export function ApplyNote({ state }: { state: OrderState }) {
  if (state.phase === 'failed' && state.failure.refusal === 'too-many-open')
    return <Banner kind="danger" title={state.failure.text} href={`#${RECORDS_OPEN}`} />
  return <OrderNote state={state} records="#/chongzhitixianRecord" at="amount" />
}
