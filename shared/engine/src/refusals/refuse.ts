/** A refusal: the server understood and says no. Thrown by the rules, worded at the border in the caller's language. */
import type { Refusal } from '@shared/contract'
import type { NamesOf, ValuesFor } from '@shared/phrases'
import type { refusalTexts } from './texts.ts'

export type Need = 'captcha' | 'google-code' | 'password' | 'withdraw-password' | 'payout-account' | 'kyc' | 'level'
export type Values = Record<string, string | number>

type Names<R extends Refusal> = NamesOf<(typeof refusalTexts)[R]>
/** The values of the sentence; `field` beside them names the input at fault. A sentence without any may be given none. */
type Given<R extends Refusal> = [Names<R>] extends [never]
  ? [values?: Values, need?: Need]
  : [values: ValuesFor<Names<R>> & Values, need?: Need]

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
 * A refusal for its caller to throw.
 * @param given the values of the message's {n}; `field` names the input at fault
 */
export const refused = <R extends Refusal>(refusal: R, ...[values, need]: Given<R>): Refused =>
  new Refused(refusal, values, need)

/** Ends the operation with a refusal. */
export function refuse<R extends Refusal>(refusal: R, ...given: Given<R>): never {
  throw refused(refusal, ...given)
}
