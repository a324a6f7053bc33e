/** A person's orders, their totals, and one of them. */
import { type ProductOrder, productOrderListCall, productStatCall } from '@shared/contract/calls/invest/product-orders'
import { forRow, withOnlyRow } from '@shared/contract/only-row'
import { serverNow } from 'shell/market-feed'
import { changed, rowsOf, useCall, usePages } from 'shell/query'
import { everyFor, type Status, type Type } from './orders.model.ts'

export function useOrders(type: Type | undefined, status: Status | undefined) {
  const every = (pages: readonly ({ records: Parameters<typeof everyFor>[0] } | null)[] = []) =>
    everyFor(
      pages.flatMap(page => page?.records ?? []),
      serverNow(),
    )
  return usePages(productOrderListCall, { type, status }, { every })
}

/** As often as the orders that are shown. */
export function useStat(type: Type | undefined, { data }: Pick<ReturnType<typeof useOrders>, 'data'>) {
  const every = () => everyFor(rowsOf<typeof productOrderListCall>(data), serverNow())
  return useCall(productStatCall, { type }, { every })
}

/** The page is empty where there is none of this id. */
export function useOrderRow(id: string | undefined) {
  const every = (row: ProductOrder | undefined) => everyFor(row ? [row] : [], serverNow())
  return withOnlyRow(useCall(productOrderListCall, { id }, forRow(id, every)), id)
}

/** Its moment came: it has started, or an income is there. */
export const renew = () => changed(['products', 'funds', 'ledger'])
