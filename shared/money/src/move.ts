/** Amounts that people move by hand, between their accounts and into the margin of a position. */
import { big, compare, isMultipleOf, type Num } from './big.ts'

/** The last place that balances show. */
export const MOVE_STEP = '0.01'

export type MoveFault = 'too-small' | 'too-fine'

/** Nothing finer moves than balances show, but for all that is there: else it would lie there for ever. */
export function moveFault(amount: Num, most: Num): MoveFault | null {
  if (compare(amount, MOVE_STEP) < 0) return 'too-small'
  return isMultipleOf(amount, MOVE_STEP) || big(amount).eq(big(most)) ? null : 'too-fine'
}
