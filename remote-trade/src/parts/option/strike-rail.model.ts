/** Places on the rail below the strikes, from 0 to 1: each strike has a column of one width. */
import { compare, type Decimal } from '@shared/money'

/** The middle of a column. */
export const middleOf = (column: number, columns: number): number => (column + 0.5) / columns

/** Between the two strikes that a price lies between; beyond the outermost at the rail's end. A float is exact enough for a place. */
export function placeOn(strikes: readonly Decimal[], price: Decimal): number {
  const above = strikes.findIndex(strike => compare(strike, price) > 0)
  if (above === 0) return 0
  const [low, high] = [strikes[above - 1], strikes[above]]
  if (low === undefined || high === undefined)
    return compare(strikes.at(-1) ?? '0', price) === 0 ? middleOf(strikes.length - 1, strikes.length) : 1
  const part = (Number(price) - Number(low)) / (Number(high) - Number(low))
  return (above - 0.5 + part) / strikes.length
}
