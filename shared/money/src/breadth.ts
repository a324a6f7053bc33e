/** Which of nine columns a day's change stands in (docs/rules/trade.md#change-high-low-volume). */
import { big, compare } from './big.ts'
import type { Decimal } from './decimal.ts'

/** The column of what does not move; below it what falls, above it what rises. */
export const FLAT_COLUMN = 4

const edges = ['0.03', '0.05', '0.08']

/** An edge belongs to the outer one. @param rate a fraction: "0.0123" is 1.23 % */
export function columnOf(rate: Decimal): number {
  const passed = edges.filter(edge => compare(big(rate).abs(), edge) >= 0).length
  return FLAT_COLUMN + compare(rate, '0') * (passed + 1)
}
