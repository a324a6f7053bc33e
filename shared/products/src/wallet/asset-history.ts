/** What a person owned as each day of UTC+8 ended, and what it brought (docs/rules/wallet.md#asset-history). */
import type { assetHistoryCall, OutputOf } from '@shared/contract'
import { DAY, dayOf, dayStart } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { type Decimal, dailyProfit } from '@shared/money'
import { totalAssetsOf } from './assets.ts'
import { inflowOn } from './inflow.ts'
import { totalAt, totalsSince } from './midnight-totals.ts'

type Days = OutputOf<typeof assetHistoryCall>

/** The last so many days, today as of now; a day whose end nobody wrote down is left out. */
export function assetHistory(context: Context, userId: string, days: number): Days {
  const now = context.clock.now()
  const begins = Array.from({ length: days }, (_, back) => dayStart(now) - (days - 1 - back) * DAY)
  const ends = totalsSince(context.db, userId, dayOf(begins[0] ?? now))
  ends.set(dayOf(dayStart(now) + DAY), totalAssetsOf(context, userId))
  return begins.flatMap(begin => {
    const end = ends.get(dayOf(begin + DAY))
    return end === undefined ? [] : [rowOf(context, userId, begin, end)]
  })
}

function rowOf({ db }: Context, userId: string, begin: number, totalAssets: Decimal): Days[number] {
  const inflow = inflowOn(db, userId, dayOf(begin))
  const before = totalAt(db, userId, begin)
  const profit = before === undefined ? null : dailyProfit(totalAssets, before, inflow).profit
  return { day: dayOf(begin), totalAssets, inflow, profit }
}
