/** What a product's page asks of it before anything is bought: whether it can be, in what, how little. */
import type { Query } from '@shared/contract/address'
import type { Product } from '@shared/contract/calls/invest/products'
import { productStates, productTypes } from '@shared/contract/codes'
import { big, compare, type Decimal, incomePlaces, isDecimal, max, min } from '@shared/money'

export const isMachine = ({ type }: Pick<Product, 'type'>): boolean => type === productTypes.mining

/** Digits of a quantity: machines are whole, USDT is invested in cents. */
export const placesOf = (of: Pick<Product, 'type' | 'currency'>): number =>
  isMachine(of) ? 0 : incomePlaces(of.currency)

/** What one person may still hold; null: as much as they like. */
export const holdLeft = ({ holdLimit, holdUsed }: Pick<Product, 'holdLimit' | 'holdUsed'>): Decimal | null =>
  holdLimit == null ? null : max('0', big(holdLimit).minus(big(holdUsed))).toString()

/** A rest of the quota below the least amount is sold whole. */
export const leastOf = ({ minAmount, remaining }: Pick<Product, 'minAmount' | 'remaining'>): Decimal =>
  remaining == null ? minAmount : min(minAmount, remaining).toString()

/** A quantity in the address counts only if it is one. */
export const amountInAddress = ({ amount }: Readonly<Query<'amount'>>): Decimal | '' =>
  amount && isDecimal(amount) && compare(amount, '0') > 0 ? amount : ''

/** The address's quantity, else the fewest machines that are sold; an amount of money is the person's own to choose. */
export const quantityAtFirst = (of: Product, query: Readonly<Query<'amount'>>): Decimal | '' =>
  amountInAddress(query) || (isMachine(of) ? leastOf(of) : '')

/** Why nobody, or not whoever asks, may buy it now. */
export type Shut = 'coming' | 'sold-out' | 'closed' | 'level'

export function shutOf({ status, allowed }: Pick<Product, 'status' | 'allowed'>): Shut | null {
  if (status === productStates.coming) return 'coming'
  if (status === productStates.soldOut) return 'sold-out'
  if (status === productStates.closed) return 'closed'
  return allowed ? null : 'level'
}
