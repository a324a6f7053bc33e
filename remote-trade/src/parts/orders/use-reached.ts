/** Which waiting orders the price has come to: the exchange has filled them by now. */
import { useEffect, useMemo } from 'react'
import { useTickers, watch } from 'shell/market-feed'
import { isReached, type WaitingOrder } from './order.model.ts'

/** Watches their prices each second. @returns their ids in one string; '' is none */
export function useReached(orders: readonly WaitingOrder[]): string {
  const key = [...new Set(orders.map(({ row }) => row.symbol))].sort().join()
  const symbols = useMemo(() => key.split(',').filter(Boolean), [key])
  useEffect(() => watch(symbols, 'focus'), [symbols])
  const market = new Map(useTickers(symbols).map(({ symbol, price }) => [symbol, price]))
  return orders
    .filter(order => {
      const price = market.get(order.row.symbol) ?? order.row.markPrice
      return price != null && isReached(order, price)
    })
    .map(({ row }) => row.id)
    .join()
}
