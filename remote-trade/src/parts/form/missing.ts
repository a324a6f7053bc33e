import { big, type Decimal, roundUp } from '@shared/money'

/** How much must be transferred first, to the cent upwards; null where there is enough. */
export function missingFor(cost: Decimal, available: Decimal): Decimal | null {
  const missing = big(cost).minus(big(available))
  return missing.gt('0') ? roundUp(missing, 2).toString() : null
}
