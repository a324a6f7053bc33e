/** How much an address asks to buy or sell, in the unit that its ticket asks for. */
import type { SymbolInfo } from '@shared/contract'
import type { Query } from '@shared/contract/address'
import { big, type Decimal, type Side, spotQuantity, truncateToStep } from '@shared/money'
import { roundUp } from '@shared/money/big'
import { isDecimal } from '@shared/money/decimal'
import type { SpotForm } from './spot.model.ts'

/** Of the address: money, or coins. */
export type WantedSize = { amount: Decimal } | { quantity: Decimal }

/** In characters; an address may bring any text. */
const LONGEST = 24
/** Decimal places. */
const CENTS = 2

const isSize = (text: string | undefined): text is Decimal =>
  text !== undefined && text.length <= LONGEST && isDecimal(text) && big(text).gt('0')

export function wantedSize({ amount, quantity }: Query<'amount' | 'quantity'>): WantedSize | undefined {
  if (isSize(quantity)) return { quantity }
  return isSize(amount) ? { amount } : undefined
}

/** An order at once of this size. Coins to buy become their cost, rounded up; money to sell for becomes coins, rounded down. */
export function filledWith(
  size: WantedSize,
  side: Side,
  { market, info }: { market: Decimal; info: Pick<SymbolInfo, 'quantityStep'> },
): Partial<SpotForm> {
  const order = { side, kind: 'market', share: null } as const
  if (side === 'long') return { ...order, amount: 'amount' in size ? size.amount : costOf(size.quantity, market) }
  const coins = 'quantity' in size ? size.quantity : spotQuantity(size.amount, market)
  return { ...order, quantity: 'quantity' in size ? coins : truncateToStep(coins, info.quantityStep) }
}

const costOf = (quantity: Decimal, price: Decimal): Decimal => roundUp(big(quantity).times(big(price)), CENTS)
