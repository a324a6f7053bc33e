/** Amounts that people type, as minor units. */
import { type Decimal, fromMinor, MOVE_STEP, moveFault, toMinor } from '@shared/money'
import { refuse } from '../refusals/refuse.ts'

/** What a column of SQLite holds. */
const LARGEST = 2n ** 63n - 1n

/**
 * @param field name of the input, for the refusal
 * @throws Refused field-invalid on more than eight places, or more than the books can hold
 */
export function readAmount(amount: string, field = 'amount'): bigint {
  const minor = attempt(amount)
  return minor === undefined || minor > LARGEST ? refuse('field-invalid', { field }) : minor
}

function attempt(amount: string): bigint | undefined {
  try {
    return toMinor(amount)
  } catch {
    return undefined
  }
}

/**
 * What people move by hand is no dust, and no finer than balances show.
 * @param most all that may move: as much has its own digits
 * @throws Refused below-minimum, quantity-step
 */
export function checkMove(minor: bigint, most: Decimal, field = 'amount'): void {
  const fault = moveFault(fromMinor(minor), most)
  if (fault === 'too-small') refuse('below-minimum', { n: MOVE_STEP, field })
  if (fault === 'too-fine') refuse('quantity-step', { step: MOVE_STEP, field })
}
