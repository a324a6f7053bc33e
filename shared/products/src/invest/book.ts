/** Moves the money of investments: principal is held under its order, incomes are paid by the house's yield account. */
import { productTypes } from '@shared/contract/codes'
import type { Tx } from '@shared/engine/db/transact'
import { type EntryType, HOUSE, type Leg, post } from '@shared/engine/ledger/index'
import { type Decimal, toMinor } from '@shared/money'
import { yieldAccount } from './promise.ts'
import type { ProductOrderRow } from './tables.ts'
import { isMining } from './terms.ts'

type Happens = 'buy' | 'cancelled' | 'income' | 'principal'

/** null: it does not happen to this type. */
const entries: Readonly<Record<ProductOrderRow['type'], Record<Happens, EntryType | null>>> = {
  [productTypes.arbitrage]: {
    buy: 'arbitrage-buy',
    cancelled: 'arbitrage-cancelled',
    income: 'arbitrage-income',
    principal: 'arbitrage-principal',
  },
  [productTypes.mining]: {
    buy: 'mining-buy',
    cancelled: 'mining-cancelled',
    income: 'mining-income',
    principal: null,
  },
  [productTypes.bond]: {
    buy: 'bond-buy',
    cancelled: 'bond-cancelled',
    income: 'bond-coupon',
    principal: 'bond-principal',
  },
}

function typeOf({ type }: ProductOrderRow, happens: Happens): EntryType {
  const entry = entries[type][happens]
  if (!entry) throw new Error(`A product of type ${type} has no entry for ${happens}`)
  return entry
}

const balance = ({ user_id: owner }: ProductOrderRow, currency: string, minor: bigint): Leg => ({
  owner,
  kind: 'balance',
  currency,
  minor,
})

/** What holds the principal: the order, or of a machine the account that pays. */
const holds = (order: ProductOrderRow, minor: bigint): Leg => {
  const { user_id: owner, currency, id: sub } = order
  return isMining(order) ? { ...yieldAccount(currency), minor } : { owner, kind: 'invest', currency, sub, minor }
}

type Part = { part?: string; at?: number }

function book(tx: Tx, type: EntryType, { id }: ProductOrderRow, legs: readonly Leg[], { part, at }: Part = {}): void {
  const key = [type, id, ...(part === undefined ? [] : [part])].join(':')
  post(tx, { key, type, ref: { kind: 'product-order', id }, legs, ...(at !== undefined && { bizTime: at }) })
}

/** @param minor negative: it comes back */
const principal = (order: ProductOrderRow, minor: bigint): Leg[] => {
  const legs = [balance(order, order.currency, -minor), holds(order, minor)]
  return minor < 0n ? legs.reverse() : legs
}

export const bookBuy = (tx: Tx, order: ProductOrderRow) =>
  book(tx, typeOf(order, 'buy'), order, principal(order, toMinor(order.amount)))

/** All of it, from before the start. */
export const bookCancelled = (tx: Tx, order: ProductOrderRow, entry = typeOf(order, 'cancelled')) =>
  book(tx, entry, order, principal(order, -toMinor(order.amount)))

/** At the end; a machine's price is not paid back. */
export function bookPrincipal(tx: Tx, order: ProductOrderRow, at: number): void {
  if (!isMining(order)) book(tx, typeOf(order, 'principal'), order, principal(order, -toMinor(order.amount)), { at })
}

export function bookIncome(tx: Tx, order: ProductOrderRow, n: number, amount: Decimal, at: number): void {
  const [minor, currency] = [toMinor(amount), order.income_currency]
  if (minor === 0n) return
  const legs = [{ ...yieldAccount(currency), minor: -minor }, balance(order, currency, minor)]
  book(tx, typeOf(order, 'income'), order, legs, { part: String(n), at })
}

/** What leaving early costs. */
export function bookFee(tx: Tx, order: ProductOrderRow, fee: Decimal): void {
  const [minor, { currency }] = [toMinor(fee), order]
  if (minor === 0n) return
  const legs = [balance(order, currency, -minor), { owner: HOUSE, kind: 'fees' as const, currency, minor }]
  book(tx, 'arbitrage-fee', order, legs)
}
