/** What holding a CFD over 05:00 UTC+8 costs, or brings (docs/rules/trade.md#cfds). */
import {
  big,
  count,
  creditLeft,
  type Decimal,
  dollarsPer,
  nextNight,
  nightFee,
  nightsOf,
  spreadCost,
  sum,
  unitsOf,
} from '@shared/money'
import { dayOf } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import { type Job, slice } from '../../jobs/slices.ts'
import { tellLossLimit } from '../../limits/tell.ts'
import { atDue } from '../at-due.ts'
import { priceOf, sideOfRow, specOf } from '../pricing.ts'
import { accountOf, owingNights, ownRunning, updateRow } from '../rows.ts'
import type { PositionRow } from '../tables.ts'
import { bookCover, bookNightFee } from './book.ts'
import { coveredMore, settleFromPool } from './cover.ts'

/** When a CFD that was opened or charged at a moment is charged next; both epoch ms. */
export const nightAfter = (at: number): number => nextNight(Math.floor(at / 1000)).second * 1000

/** Each row once, oldest nights first. What a second leaves is charged in the next ones, at the prices of its own night. */
const nights: Job<PositionRow> = {
  name: 'nights',
  limit: 100,
  next: (tx, after, limit, now) => owingNights(tx, after, now, limit),
  keyOf: ({ night_at, id }) => `${night_at} ${id}`,
  // read anew: a night before it may have settled some of its profit
  each: (tx, context, row, now) => chargeNext(tx, context, ownRunning(tx, accountOf(row), row.id), now),
}

/** Charges the next of the rows that owe a night. In the transaction of the tick. @returns whether they were the last */
export const chargeNights = (tx: Tx, context: Context, now: number): boolean =>
  owingNights(tx, '', now, 1).length === 0 || slice(nights, tx, context, now)

/** Charges all that a row owes before it is closed. @returns the row as it is then */
export function chargeOwed(tx: Tx, context: Context, row: PositionRow): PositionRow {
  const charged = chargeNext(tx, context, row, context.clock.now())
  return charged === row ? row : chargeOwed(tx, context, charged)
}

/** Charges the oldest night that a row owes. @returns the same row where it owes none */
function chargeNext(tx: Tx, context: Context, row: PositionRow, now: number): PositionRow {
  const { night_at: at } = row
  return at === null || at > now ? row : atDue(tx, context, at, then => charge(tx, then, row, at / 1000))
}

/** The last price before a second: it stands in the bars, also where nobody was there. */
function midBefore(context: Context, symbol: string, second: number): Decimal {
  const [bar] = context.market.bars(symbol, '1m', second * 1000, 1).bars
  return bar?.[4] ?? priceOf(context, symbol)
}

/** What a row owes at a 05:00, at the last prices before it. */
function feeOf(context: Context, row: PositionRow, second: number): Decimal {
  const spec = specOf(row)
  const { contractSize = '1', quoteCurrency, swapLong = '0', swapShort = '0' } = spec
  const rate = sideOfRow(row) === 'long' ? swapLong : swapShort
  const mid = midBefore(context, row.symbol, second)
  const k = dollarsPer(quoteCurrency, name => midBefore(context, name, second))
  const units = unitsOf(row.quantity, contractSize)
  const most = creditLeft(spreadCost(units.times(k), mid, spec), row.night_fee)
  return nightFee(units, mid, k, rate, count(nightsOf(second)), most)
}

/** @param second of the 05:00 */
function charge(tx: Tx, context: Context, row: PositionRow, second: number): PositionRow {
  const fee = feeOf(context, row, second)
  const night = dayOf(second * 1000)
  const shortfall = settleFromPool(tx, context, row, big(fee).neg().toString(), `${row.id}:${night}`)
  bookCover(tx, row, shortfall, `:${night}`)
  bookNightFee(tx, row, fee, night)
  tellLossLimit(tx, context, accountOf(row))
  // read anew: the fee may have settled some of its own profit
  return updateRow(tx, ownRunning(tx, accountOf(row), row.id), {
    night_fee: sum([row.night_fee, fee]).toString(),
    night_at: nightAfter(second * 1000),
    ...coveredMore(row, shortfall),
  })
}
