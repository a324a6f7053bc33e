/** Who adds or removes a passkey proves again who they are: by the login password, or by a passkey they have. */
import type { PasskeyAssertion } from '@shared/contract'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { checkOwnPassword } from '../own-password.ts'
import type { Spend } from '../second-factor.ts'
import { stillSignedIn } from '../session.ts'
import { userById } from '../user.ts'
import type { Purpose } from './challenge.ts'
import { tryPasskey } from './try.ts'

export type Proof = { password?: string | undefined; assertion?: PasskeyAssertion | undefined }

export const purposeOf = (what: 'confirm' | 'register', { user, tokenHash }: SignedIn): Purpose => ({
  what,
  user,
  session: tokenHash,
})

/** @returns to be run in the transaction of what was asked for: meanwhile they may have been signed out */
export async function checkProof(proof: Proof, caller: SignedIn): Promise<Spend> {
  const spend = await (proof.assertion ? byPasskey(proof.assertion, caller) : byPassword(proof.password, caller))
  return tx => {
    stillSignedIn(tx, caller)
    spend(tx)
  }
}

async function byPasskey(assertion: PasskeyAssertion, caller: SignedIn): Promise<Spend> {
  const { context, user, ip, tokenHash } = caller
  const trying = { of: user, from: tokenHash, ip, purpose: purposeOf('confirm', caller) }
  return (await tryPasskey(context, trying, assertion)).spend
}

async function byPassword(password: string | undefined, caller: SignedIn): Promise<Spend> {
  if (!password) return refuse('field-invalid', { field: 'password' })
  const proved = await checkOwnPassword(caller, password, 'password')
  return (tx: Tx) => {
    if (userById(tx, proved.id).password !== proved.password) refuse('wrong-password', { field: 'password' })
  }
}
