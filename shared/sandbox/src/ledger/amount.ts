/** Amounts that people type, as minor units. */
import { toMinor } from '@shared/money'
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
