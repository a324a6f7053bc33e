/** What a withdrawal password may be: the phone says it before, the exchange refuses by it. */
import { PIN_DIGITS } from './limits.ts'

/** shape: not six digits · weak: all alike, or running up or down */
export type PinFault = 'shape' | 'weak'

/** @returns null where nothing is wrong with it */
export function pinFault(pin: string): PinFault | null {
  const digits = [...pin].map(digit => '0123456789'.indexOf(digit))
  if (digits.length !== PIN_DIGITS || digits.includes(-1)) return 'shape'
  const steps = new Set(digits.slice(1).map((digit, before) => digit - (digits[before] ?? 0)))
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) <= 1 ? 'weak' : null
}
