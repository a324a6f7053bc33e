/** Waiting orders, each with how far the market is from it, and what is done with them. A sheet outlives the order it is about. */
import { type ReactNode, useMemo } from 'react'
import { useTickers } from 'shell/market-feed'
import { useLateSheet } from 'shell/screen'
import type { WaitingOrder } from './orders/order.model.ts'
import { type Act, OrderCard } from './orders/order-card.tsx'

const load = () => import(/* webpackChunkName: "order-sheets" */ './order-sheets.tsx')

type Props = {
  orders: readonly WaitingOrder[]
  /** In place of the list when no order waits. */
  empty: ReactNode
  onOpen(id: string): void
}

export function OrderCards({ orders, empty, onOpen }: Props) {
  const key = [...new Set(orders.map(({ row }) => row.symbol))].sort().join()
  const tickers = useTickers(useMemo(() => key.split(',').filter(Boolean), [key]))
  const marketOf = (symbol: string) => tickers.find(ticker => ticker.symbol === symbol)?.price
  const sheet = useLateSheet<{ act: Act; id: string }, Awaited<ReturnType<typeof load>>>(load)
  return (
    <>
      {orders.length === 0 ? (
        empty
      ) : (
        <ul>
          {orders.map(order => (
            <OrderCard
              key={order.row.id}
              order={order}
              market={marketOf(order.row.symbol)}
              onAct={(act, id) => sheet.show({ act, id })}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      {sheet.draw(({ OrderSheets }, about, { key: each, ...frame }) => (
        <OrderSheets key={each} orders={orders} {...about} {...frame} />
      ))}
    </>
  )
}
