/** What somebody has ordered to bring in, as their own limit counts it. */
import { type Decimal, fromMinor, sum, worthOf } from '@shared/money'
import type { Context } from '../context.ts'
import { prepared } from '../db/query.ts'
import { livePrices } from '../market/prices.ts'

const ORDERED = 'SELECT currency, CAST(value AS TEXT) AS minor FROM recharge_day WHERE user_id = ? AND day = ?'

/** At the newest price; what came to nothing counts nothing. @param day of UTC+8 on which it was ordered, yyyy-MM-dd */
export function rechargedOn(context: Context, user: string, day: string): Decimal {
  const rows = prepared(context.db, ORDERED).all(user, day) as { currency: string; minor: string }[]
  return sum(rows.map(({ currency, minor }) => usdtOf(context, currency, fromMinor(BigInt(minor))))).toString()
}

export function usdtOf(context: Context, currency: string, quantity: Decimal): Decimal {
  const price = livePrices(context)(currency)
  return worthOf({ quantity, ...(price && { price }) })
}
