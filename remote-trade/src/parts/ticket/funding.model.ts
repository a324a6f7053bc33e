/** Where money that an order lacks comes from: the balance account as far as it goes, the rest from outside. */
import { big, compare, type Decimal, roundUp, truncate } from '@shared/money'

export type Shortfall = { transfer: Decimal; deposit: Decimal }

/**
 * @param missing to the cent
 * @param there what the balance account has; undefined while nobody knows: then all is asked of it
 */
export function fundingOf(missing: Decimal, there: Decimal | undefined): Shortfall {
  if (there === undefined || compare(there, missing) >= 0) return { transfer: missing, deposit: '0' }
  const transfer = truncate(there, 2)
  return { transfer, deposit: roundUp(big(missing).minus(big(transfer)).toString(), 2) }
}
