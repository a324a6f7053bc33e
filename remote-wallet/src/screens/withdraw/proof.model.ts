/** Who sends it: the withdrawal password, and the authenticator's code where one is asked for. */
import { PIN_DIGITS } from '@shared/contract/limits'
import type { FormModel } from 'shell/form'

export type Proof = { pin: string; code: string }
export type ProofFault = 'missing' | 'short'

export const proofModel: FormModel<Proof, { coded: boolean }, keyof Proof, ProofFault> = {
  blank: { pin: '', code: '' },
  faults: ({ pin, code }, { coded }) => ({
    ...(pin.length < PIN_DIGITS && { pin: pin ? 'short' : 'missing' }),
    ...(coded && !code.trim() && { code: 'missing' }),
  }),
  fieldOf({ field, need }) {
    if (need === 'google-code' || field === 'googleCode') return 'code'
    return field === 'withdrawPassword' ? 'pin' : undefined
  },
}
