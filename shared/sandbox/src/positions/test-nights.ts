/** A night over which prices stand still, and what it takes: counted without the formulas of the exchange. */
import { directions, tradeTypes } from '@shared/contract/codes'
import { big, type Decimal, nextNight, sum } from '@shared/money'
import type { Context } from '../context.ts'
import { exchangeState } from '../db/state.ts'
import { transact } from '../db/transact.ts'
import { chargeNights } from './leveraged/night.ts'
import { specOf } from './pricing.ts'
import { isRunning } from './rows.ts'
import { type Estate, unitsOf } from './test-estate.ts'

const coming = ({ db }: Context) => nextNight(Number(exchangeState(db, 'night')))

/** The next 05:00 comes while all else stands: behind a real one metals would rest for an hour. */
export function passNight(context: Context): void {
  const { second } = coming(context)
  transact(context.db, tx => chargeNights(tx, context, second * 1000))
}

type Fees = Record<string, Decimal>

/** What each CFD of an estate owes for the next night at the prices of now; what it is owed is negative. */
export function nextFees(context: Context, { rows }: Estate): Fees {
  const { nights } = coming(context)
  const cfds = rows.filter(isRunning).filter(row => row.trade_type === tradeTypes.cfd)
  return Object.fromEntries(
    cfds.map(row => {
      const { swapLong = '0', swapShort = '0' } = specOf(row.symbol)
      const rate = row.direction === directions.buy ? swapLong : swapShort
      const worth = unitsOf(context, row).times(context.market.last(row.symbol)?.price ?? '0')
      return [row.id, worth.times(rate).times(String(nights)).div('360').toString()]
    }),
  )
}

/** What was charged between two estates, by row. */
export function feesBetween(before: Estate, after: Estate): Fees {
  const known = new Map(before.rows.map(row => [row.id, row.night_fee]))
  const charged = after.rows.map(row => [
    row.id,
    sum([
      row.night_fee,
      big(known.get(row.id) ?? '0')
        .neg()
        .toString(),
    ]),
  ])
  return Object.fromEntries(charged.map(([id, fee]) => [id, String(fee)]).filter(([, fee]) => fee !== '0'))
}
