/** Machines as they are offered now: with the price of what they mine they earn more or less. */
import { type Product, productCall, productListCall } from '@shared/contract/calls/invest/products'
import { productTypes } from '@shared/contract/codes'
import { changed, useCall } from 'shell/query'
import { isMachine, type Machine } from './machine.model.ts'

const EVERY = 15_000

const only = <T, U>(data: T | null | undefined, what: (data: T) => U): U | undefined =>
  data == null ? undefined : what(data)

/** All of them: a coin is chosen on the phone, so that no choice waits. */
export function useMachines() {
  const query = useCall(productListCall, { type: productTypes.mining }, { every: EVERY })
  return { ...query, data: only(query.data, all => all.filter(isMachine)) }
}

/** @returns `none` where the address names another kind of product */
export function useMachine(id: string) {
  const query = useCall(productCall, { id }, { every: EVERY })
  const machine = only(query.data, (product: Product): Machine | 'none' => (isMachine(product) ? product : 'none'))
  return { ...query, data: machine }
}

/** By now it has another state. */
export const renewMachines = () => changed(productListCall.reads)
