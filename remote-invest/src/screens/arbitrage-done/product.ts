/** Where a purchase of each kind of product leads on, and its colours. */
import type { Way } from '@shared/contract/address'
import { productTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'

export type Product = {
  /** All on offer. */
  all: Way
  /** What the person bought of them, or one order. */
  orders(query?: { id: string }): Way
  /** None of bonds, which have the colours of the theme. */
  skin: 'arbitrage' | 'mining' | null
}

const arbitrage: Product = { all: to.arbitrage(), orders: to.arbitrageOrders, skin: 'arbitrage' }
const mining: Product = { all: to.mining(), orders: to.miningOrders, skin: 'mining' }
const bond: Product = { all: to.bonds(), orders: to.bondOrders, skin: null }

/** @param type as the address says it; arbitrage without one */
export function productOf(type: string | number | undefined): Product {
  if (Number(type) === productTypes.mining) return mining
  return Number(type) === productTypes.bond ? bond : arbitrage
}
