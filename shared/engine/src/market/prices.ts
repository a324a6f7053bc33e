/** The newest price of each coin. */
import type { Decimal } from '@shared/money'
import type { Context } from '../context.ts'

/** USDT per unit of a coin; undefined where it is not quoted. */
export type PriceOf = (currency: string) => Decimal | undefined

/** The newest prices. */
export const livePrices =
  ({ market }: Pick<Context, 'market'>): PriceOf =>
  currency =>
    currency === 'USDT' ? '1' : market.last(`${currency}USDT`)?.price
