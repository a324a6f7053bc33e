/** What is typed to bind a key, and what is wrong with it; no React, no words. */
import type { OutputOf } from '@shared/contract'
import type { checkGoogleAuthCall } from '@shared/contract/calls/account'
import { CODE_DIGITS } from '@shared/contract/limits'
import type { FormModel } from 'shell/form'
import type { Failure } from 'shell/transport'

export type Fault = 'missing' | 'code-short'

/** The login password with a code: what every change here asks for. */
export type Proof = { password: string; code: string }
export type ProofField = keyof Proof

/** Which field a refusal of the server is about. */
export function fieldOf({ field, need }: Pick<Failure, 'field' | 'need'>): ProofField | undefined {
  if (need === 'google-code' || field === 'googleCode') return 'code'
  return field === 'password' ? 'password' : undefined
}

/** The first code of a new key: no recovery code stands in for it. */
export const bindingModel: FormModel<Proof, null, ProofField, Fault> = {
  blank: { password: '', code: '' },
  faults: ({ password, code }) => ({
    ...(!password && { password: 'missing' }),
    ...(code.length < CODE_DIGITS && { code: code ? 'code-short' : 'missing' }),
  }),
  fieldOf,
}

/** The code of the authenticator that is bound, or a recovery code. @param context whether the login password is asked for */
export const proofModel: FormModel<Proof, { password: boolean }, ProofField, Fault> = {
  blank: { password: '', code: '' },
  faults: ({ password, code }, asked) => ({
    ...(asked.password && !password && { password: 'missing' }),
    ...(!code.trim() && { code: 'missing' }),
  }),
  fieldOf,
}

/** What tells one binding from another: '' where nothing is bound. */
export const sinceOf = ({ bound, boundTime }: OutputOf<typeof checkGoogleAuthCall>): string =>
  bound ? (boundTime ?? 'once') : ''

/** Where an authenticator on this phone takes the key from; another address is none. */
export const linkOf = (url: string): string | undefined => (url.startsWith('otpauth://') ? url : undefined)

/** From so many seconds on codes fail: half a step of 30 s leaves the neighbours that count, the rest is the trip. */
export const WORST_CLOCK_SECONDS = 20

/** What is saved as a file. */
export const codesText = (name: string, account: string, codes: readonly string[]): string =>
  [`${name}: ${account}`, ...codes].join('\n')
