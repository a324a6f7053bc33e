/** What a user owns, in USDT (docs/rules/wallet.md#assets), and what a recharge costs in the currency it is paid in. */
import { type Big, big, type Num, roundUp, sum, truncate } from './big.ts'
import type { Decimal } from './decimal.ts'
import { LEDGER_PLACES } from './ledger.ts'

export interface Holding {
  quantity: Num
  /** USDT per unit; absent while there is none: the holding then counts 0. */
  price?: Num
}

/** quantity·price, truncated to the ledger's places. */
export const worthOf = ({ quantity, price }: Holding): Decimal =>
  price === undefined ? '0' : truncate(big(quantity).times(big(price)), LEDGER_PLACES)

/** Σ kinds·price + unrealised + debt (debt is negative; virtual money is never passed in). */
export const totalAssets = (holdings: Iterable<Holding>, unrealized: Num, debt: Num): Decimal =>
  sum([...Array.from(holdings, worthOf), unrealized, debt]).toString()

export interface DailyProfit {
  profit: Decimal
  /** profit / (assets at midnight + inflow), a fraction truncated to eight places; null when nothing was there */
  rate: Decimal | null
}

/** Today's profit: now − 00:00 in UTC+8 − what came in since. With 0 and all inflow ever it is the total profit. */
export function dailyProfit(now: Num, atMidnight: Num, inflow: Num): DailyProfit {
  const base = big(atMidnight).plus(big(inflow))
  const profit = big(now).minus(base)
  return { profit: profit.toString(), rate: rateOn(base, profit) }
}

const rateOn = (base: Big, profit: Big): Decimal | null =>
  base.gt('0') ? truncate(profit.div(base), LEDGER_PLACES) : null

/** What a recharge of `amount` costs at `rate`, rounded up to the paying currency's places (100 at 36: 3,600 THB). */
export const rechargePayment = (amount: Num, rate: Num, places: number): Decimal =>
  roundUp(big(amount).times(big(rate)), places)
