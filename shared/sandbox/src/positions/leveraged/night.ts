/** What holding a CFD over 05:00 UTC+8 costs, or brings (docs/rules/trade.md#cfds). */
import { big, count, type Decimal, dollarsPer, nightFee, nightsOf, rollover, sum, unitsOf } from '@shared/money'
import { dayOf } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { tellLossLimit } from '../../control/tell.ts'
import { exchangeState, setExchangeState } from '../../db/state.ts'
import type { Tx } from '../../db/transact.ts'
import { DAY_SECONDS } from '../../market/sessions.ts'
import { isCfd, priceOf, sideOfRow, specOf } from '../pricing.ts'
import { accountOf, allRunning, updateRow } from '../rows.ts'
import type { PositionRow } from '../tables.ts'
import { bookCover, bookNightFee } from './book.ts'
import { coveredMore, settleFromPool } from './cover.ts'

/** Charges every rollover since the last one that was, each at the price of its time. In the transaction of the tick. */
export function chargeNights(tx: Tx, context: Context, now: number): void {
  const last = Number(exchangeState(tx, 'night') ?? Number.NaN)
  const newest = rollover(Math.floor(now / 1000))
  // not later: a clock that was set back owes no night a second time
  if (newest <= last) return
  const first = Number.isNaN(last) ? newest + DAY_SECONDS : last + DAY_SECONDS
  for (let second = first; second <= newest; second += DAY_SECONDS) chargeNight(tx, context, second)
  setExchangeState(tx, 'night', String(newest))
}

function chargeNight(tx: Tx, context: Context, second: number): void {
  const nights = nightsOf(second)
  if (nights === 0) return
  for (const row of allRunning(tx))
    if (isCfd(row.trade_type) && (row.opened_at ?? row.created_at) < second * 1000)
      charge(tx, context, row, second, nights)
}

/** The last price before a second: it stands in the bars, also where nobody was there. */
function midBefore(context: Context, symbol: string, second: number): Decimal {
  const [bar] = context.market.bars(symbol, '1m', second * 1000, 1).bars
  return bar?.[4] ?? priceOf(context, symbol)
}

function charge(tx: Tx, context: Context, row: PositionRow, second: number, nights: number): void {
  const { contractSize = '1', quoteCurrency, swapLong = '0', swapShort = '0' } = specOf(row.symbol)
  const rate = sideOfRow(row) === 'long' ? swapLong : swapShort
  const mid = midBefore(context, row.symbol, second)
  const k = dollarsPer(quoteCurrency, name => midBefore(context, name, second))
  const fee = nightFee(unitsOf(row.quantity, contractSize), mid, k, rate, count(nights))
  const night = dayOf(second * 1000)
  const shortfall = settleFromPool(tx, context, row, big(fee).neg().toString(), `${row.id}:${night}`)
  bookCover(tx, row, shortfall, `:${night}`)
  bookNightFee(tx, row, fee, night)
  updateRow(tx, row, { night_fee: sum([row.night_fee, fee]).toString(), ...coveredMore(row, shortfall) })
  tellLossLimit(tx, context, accountOf(row))
}
