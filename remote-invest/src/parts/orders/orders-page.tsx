/** A person's orders of products: totals, states, cards, and the sheet of one of them (docs/rules/invest.md#orders). */
import { Trans } from '@lingui/react/macro'
import type { Address } from '@shared/contract/address'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import type { ReactNode } from 'react'
import { back, useListMemory, usePlace } from 'shell/navigation'
import { LoadedRows, Page, useAddressedSheet, useLater } from 'shell/screen'
import { NoMatches, NoOrders } from './nothing.tsx'
import { OrderCard } from './order-card.tsx'
import { useOrders, useStat } from './orders.api.ts'
import { statusOf, type Type } from './orders.model.ts'
import css from './orders.module.css'
import { States } from './states.tsx'
import { Totals } from './totals.tsx'

const load = () => import(/* webpackChunkName: "product-order" */ './order-sheet.tsx')

type Props = {
  title: ReactNode
  /** Undefined: of every kind. */
  type: Type | undefined
  /** The page's own: it holds the state that is shown, and the order that is open. */
  address: Address<'status' | 'id'>
  /** Between the title and the totals: other kinds to choose from. */
  head?: ReactNode
  /** Below the list: where else one's money may be. */
  foot?: ReactNode
}

export function OrdersPage({ title, type, address, head, foot }: Props) {
  const { query, setQuery } = usePlace(address)
  const status = statusOf(query)
  const list = useOrders(type, status)
  const stat = useStat(type, list)
  const { value, show, frame } = useAddressedSheet(address, 'id')
  const { parts } = useLater(load)
  useListMemory(address.path)
  const clear = () => setQuery({ status: undefined })
  return (
    <Page>
      <TitleBar title={title} onBack={back} />
      <div className={css.page}>
        {head}
        <Totals of={stat} />
        <States stat={stat.data} chosen={status} onChoose={next => setQuery({ status: next?.toString() })} />
        <LoadedRows
          of={list}
          title={<Trans context="product">Couldn't load your orders</Trans>}
          skeleton={<SkeletonRows rows={6} />}
          empty={status === undefined ? <NoOrders type={type} /> : <NoMatches onClear={clear} />}
        >
          {orders => (
            <ul>
              {orders.map(order => (
                <OrderCard key={order.id} order={order} onOpen={show} />
              ))}
            </ul>
          )}
        </LoadedRows>
        {foot}
      </div>
      {parts && <parts.OrderSheet id={value} frame={frame} />}
    </Page>
  )
}
