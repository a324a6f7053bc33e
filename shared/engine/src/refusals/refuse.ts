/** A refusal: the server understood and says no. Thrown by the rules, worded at the border in the caller's language. */
import type { Refusal } from '@shared/contract'

export type Need = 'captcha' | 'google-code' | 'password' | 'withdraw-password' | 'payout-account' | 'kyc' | 'level'
export type Values = Record<string, string | number>

export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: Refusal
  readonly values: Values
  readonly need: Need | undefined
  /** HTTP-like code in the envelope: 510 where something is needed, 401 where the session is over, else 500. */
  readonly code: 401 | 500 | 510

  constructor(refusal: Refusal, values: Values = {}, need?: Need) {
    super(refusal)
    this.refusal = refusal
    this.values = values
    this.need = need
    this.code = refusal === 'not-signed-in' ? 401 : need ? 510 : 500
  }
}

/**
 * Ends the operation with a refusal.
 * @param values fill the message's {n}; `field` names the input at fault
 */
export function refuse(refusal: Refusal, values?: Values, need?: Need): never {
  throw new Refused(refusal, values, need)
}
