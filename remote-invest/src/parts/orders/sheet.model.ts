/** What can be done with one order (docs/rules/invest.md#leaving-early). */
import type { Way } from '@shared/contract/address'
import type { ProductOrder } from '@shared/contract/calls/invest/product-orders'
import { productOrderStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { isBond, isMachine } from './orders.model.ts'

const { notStarted, running } = productOrderStates

/** The order form of its product, filled with what it held. */
export function againWay(order: Pick<ProductOrder, 'type' | 'productId' | 'amount' | 'units'>): Way {
  const { productId: id, amount, units } = order
  if (isMachine(order)) return to.miner({ id, sheet: 'order', amount: units ?? undefined })
  return (isBond(order) ? to.bond : to.arbitrageProduct)({ id, sheet: 'order', amount })
}

/** Why a live order cannot be left; undefined where it can be, or where there is nothing to leave. */
export function boundWhy(
  order: Pick<ProductOrder, 'type' | 'status' | 'redeem'>,
): 'bond' | 'sold-out' | 'machine' | undefined {
  const { status, redeem } = order
  if (redeem != null) return undefined
  if (status === running && isMachine(order)) return 'machine'
  if (!isBond(order)) return undefined
  return status === running ? 'bond' : status === notStarted ? 'sold-out' : undefined
}
