/** Amounts that people move by hand, between their accounts and into the margin of a position. */
import { big, compare, isMultipleOf, type Num, truncate } from './big.ts'
import type { Decimal } from './decimal.ts'
import { LEDGER_PLACES } from './ledger.ts'

/** The last place that balances show. */
export const MOVE_STEP = '0.01'
const STEP_PLACES = 2

export type MoveFault = 'too-small' | 'too-fine'

/** Nothing finer moves than balances show, but for all that is there: else it would lie there for ever. */
export function moveFault(amount: Num, most: Num): MoveFault | null {
  if (compare(amount, MOVE_STEP) < 0) return 'too-small'
  return isMultipleOf(amount, MOVE_STEP) || big(amount).eq(big(most)) ? null : 'too-fine'
}

/**
 * The most that moves at once: all, to the last digit.
 * @param moving cross positions move what is available: its last digits are others by the time it arrives, so whole cents
 */
export const movable = (available: Num, moving: boolean): Decimal =>
  truncate(available, moving ? STEP_PLACES : LEDGER_PLACES)
