/** Orders that are not decided: what was begun is gone on with, what is under review is looked at. */
import { Trans } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { Amount } from '@shared/ui/amount'
import { Banner } from '@shared/ui/banner'
import { OrderNote } from '@shared/ui/order-note'
import { CircleDollarSign } from 'lucide-react'
import { useWay, useWays } from 'shell/navigation'
import type { OrderState } from 'shell/order'
import { useNetworkName } from '../../parts/network-name.ts'
import { useStateWords } from '../../parts/payment-words.ts'
import { placesOf } from '../../parts/places.ts'
import { isUnpaid } from '../../parts/recharge.ts'
import { recordsOpen, resultOf } from './recharge.model.ts'

function Unpaid({ order }: { order: Recharge }) {
  const nameOf = useNetworkName()
  const { id, currency, network, amount } = order
  const title = useStateWords()(order).text
  return (
    <Banner kind="wait" icon={CircleDollarSign} title={title} href={useWay(to.recharge({ id }))}>
      <Amount value={amount} places={placesOf(currency)} minPlaces={2} unit={currency} /> · {nameOf(network)}
    </Banner>
  )
}

function Reviewed({ orders }: { orders: readonly Recharge[] }) {
  const way = useWays()
  const [first, second] = orders
  if (!first) return null
  const n = orders.length
  const href = (second && way(recordsOpen)) ?? way(resultOf(first.id))
  return <Banner kind="wait" title={<Trans>{n} under review</Trans>} href={href} />
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
  const way = useWays()
  if (state.phase === 'failed' && state.failure.refusal === 'too-many-open')
    return <Banner kind="danger" title={state.failure.text} href={way(recordsOpen)} />
  return <OrderNote state={state} records={way(to.records())} at="amount" />
}
