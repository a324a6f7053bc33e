/** The way out of an amount that does not go: where more money comes from, or the rest of the quota. */
import { decimalIn } from '@shared/contract/refused-values'
import { compare, type Decimal } from '@shared/money'
import { Shortage } from '../shortage.tsx'
import { missingOf, quantityFault } from './buying.model.ts'
import { leastOf } from './offer.model.ts'
import { Rest } from './rest.tsx'
import type { Purchase } from './use-purchase.ts'

export function Remedies({ purchase }: { purchase: Purchase }) {
  const { context, quantity, product, type, keep } = purchase
  const rest = restOf(purchase)
  // an empty field asks for nothing, but who cannot pay the least is told at once
  const missing = missingOf(context, quantity || leastOf(context.of))
  const take = (quantity: Decimal) => {
    type(quantity)
    keep(quantity)
  }
  if (rest !== null) return <Rest product={product} rest={rest} onTake={take} />
  return missing !== null && <Shortage missing={missing} currency={context.of.currency} />
}

/** As the exchange refused it, or as it is known by now; null where that is not what is wrong. */
function restOf({ context, quantity, order: { state } }: Purchase): Decimal | null {
  const fault = quantityFault({ ...context, available: undefined }, quantity)
  if (fault?.name === 'left') return compare(fault.n, '0') > 0 ? fault.n : null
  if (state.phase !== 'failed' || state.failure.refusal !== 'remaining-less') return null
  return decimalIn(state.failure.values.remaining) ?? null
}
