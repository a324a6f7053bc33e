/** What somebody has ordered to bring in, as their own limit counts it. */
import { paymentStates } from '@shared/contract/codes'
import { type Decimal, fromMinor, sum, worthOf } from '@shared/money'
import type { Context } from '../../context.ts'
import { all, sql } from '../../db/query.ts'
import { livePrices } from '../prices.ts'

/** At the newest price; what came to nothing counts nothing. @param since epoch ms, of the order */
export function rechargedSince(context: Context, user: string, since: number): Decimal {
  const rows = sql.selectFrom('recharge').select(['currency', 'amount', 'credited']).where('user_id', '=', user)
  const counted = rows
    .where('created_at', '>=', since)
    .where('status', 'in', [paymentStates.underReview, paymentStates.delivered])
  return sum(
    all(context.db, counted).map(({ currency, amount, credited }) =>
      usdtOf(context, currency, fromMinor(BigInt(credited ?? amount))),
    ),
  ).toString()
}

export function usdtOf(context: Context, currency: string, quantity: Decimal): Decimal {
  const price = livePrices(context)(currency)
  return worthOf({ quantity, ...(price && { price }) })
}
