/** Signing: what lacks before it may be sent, and whether the collateral still covers what is asked for. */
import { compare, type Decimal, leastPledge, roundUp } from '@shared/money'
import type { FormModel } from 'shell/form'
import { coverOf, type Price, type Terms } from '../../parts/loans/choice.ts'
import { isUnsigned, type Signature, UNSIGNED } from '../../parts/signature/signature.ts'

export type Signing = { signature: Signature; agreed: boolean }
export type SigningFault = 'unsigned' | 'not-agreed'

export const signingModel: FormModel<Signing, null, 'signature' | 'agreed', SigningFault> = {
  blank: { signature: UNSIGNED, agreed: false },
  faults: ({ signature, agreed }) => ({
    ...(isUnsigned(signature) && { signature: 'unsigned' }),
    ...(!agreed && { agreed: 'not-agreed' }),
  }),
  fieldOf: ({ refusal }) =>
    refusal === 'please-sign' ? 'signature' : refusal === 'agreement-changed' ? 'agreed' : undefined,
}

export type Uncovered = { most: Decimal; needed: Decimal }
const PLACES = 6

/** Where the price has fallen since the terms were chosen: the most that is lent now, and what would cover it. */
export function uncoveredOf({ amount, pledged }: Pick<Terms, 'amount' | 'pledged'>, at: Price): Uncovered | null {
  if (!pledged || !at) return null
  const { most } = coverOf(amount, pledged, at)
  if (most === null || compare(amount, most) <= 0) return null
  return { most, needed: roundUp(leastPledge(amount, at.price, pledged), PLACES) }
}
