/** A night over which prices stand still, and what it takes: counted without the formulas of the exchange. */
import { directions } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { transact } from '@shared/engine/db/transact'
import { chargeNights } from '@shared/engine/positions/leveraged/night'
import { specOf } from '@shared/engine/positions/pricing'
import { allRunning, isRunning } from '@shared/engine/positions/rows'
import type { PositionRow } from '@shared/engine/positions/tables'
import { big, type Decimal, nightsOf, sum } from '@shared/money'
import { type Estate, unitsOf } from './estate.ts'

/** The first night that some CFD is still to be charged for. */
const coming = ({ db }: Context): number =>
  Math.min(...allRunning(db).flatMap(({ night_at }) => (night_at === null ? [] : [night_at])))

/** It comes while all else stands: behind a real one metals would rest for an hour. */
export const passNight = (context: Context): void =>
  transact(context.db, tx => void chargeNights(tx, context, coming(context)))

type Fees = Record<string, Decimal>

/** At the prices of now; all that a position is credited is its spread at most. */
function owedBy(context: Context, row: PositionRow, nights: number): Decimal {
  const { swapLong = '0', swapShort = '0', spread = '0' } = specOf(row)
  const rate = row.direction === directions.buy ? swapLong : swapShort
  const units = unitsOf(context, row)
  const worth = units.times(context.market.last(row.symbol)?.price ?? '0')
  const fee = worth.times(rate).times(String(nights)).div('360')
  const credited = row.night_fee.startsWith('-') ? row.night_fee : '0'
  const most = units.times(spread).plus(credited).neg()
  return (fee.lt(most) ? most : fee).toString()
}

/** What each CFD of an estate that the next night is of owes; what it is owed is negative. */
export function nextFees(context: Context, { rows }: Estate): Fees {
  const night = coming(context)
  const cfds = rows.filter(isRunning).filter(row => row.night_at === night)
  const owed = cfds.map(row => [row.id, owedBy(context, row, nightsOf(night / 1000))] as const)
  return Object.fromEntries(owed.filter(([, fee]) => fee !== '0'))
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
