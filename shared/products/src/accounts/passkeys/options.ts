/** What a browser is asked for: to use a passkey, or to make one. */
import type { OutputOf, ParsedInputOf, passkeyOptionsCall, passkeyRegisterOptionsCall } from '@shared/contract'
import { MOST_PASSKEYS, PASSKEY_SECONDS } from '@shared/contract/limits'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { transact } from '@shared/engine/db/transact'
import type { Caller, SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { nameOf } from '../shown-name.ts'
import { userById } from '../user.ts'
import { ALGORITHMS } from './ceremony.ts'
import { newChallenge } from './challenge.ts'
import { checkProof, type Proof, purposeOf } from './proof.ts'
import { relyingPartyOf } from './relying-party.ts'
import { handleOf, listed, passkeysOf } from './rows.ts'

const timeout = PASSKEY_SECONDS * 1000
const required = 'required' as const

const rpIdOf = ({ settings }: Context) => relyingPartyOf(settings.publicOrigin).id

/** To log in it names no passkey, and so nobody: the device knows which ones it has for this place. */
export function passkeyOptions(
  { purpose = 'login' }: ParsedInputOf<typeof passkeyOptionsCall>,
  caller: Caller,
): OutputOf<typeof passkeyOptionsCall> {
  const { context, user } = caller
  const common = { timeout, rpId: rpIdOf(context), userVerification: required }
  if (purpose === 'login') return { ...common, challenge: newChallenge(context, { what: 'login' }) }
  const signedIn = { ...caller, user: user ?? refuse('not-signed-in') }
  const challenge = newChallenge(context, purposeOf('confirm', signedIn))
  return { ...common, challenge, allowCredentials: listed(context.db, signedIn.user) }
}

/** @throws Refused too-many */
export function checkRoom(db: Db, user: string): void {
  if (passkeysOf(db, user).length >= MOST_PASSKEYS) refuse('too-many', { n: MOST_PASSKEYS })
}

export async function registerOptions(
  proof: Proof,
  caller: SignedIn,
): Promise<OutputOf<typeof passkeyRegisterOptionsCall>> {
  const { context, user } = caller
  checkRoom(context.db, user)
  transact(context.db, await checkProof(proof, caller))
  const name = nameOf(userById(context.db, user)) ?? user
  return {
    challenge: newChallenge(context, purposeOf('register', caller)),
    timeout,
    rp: { id: rpIdOf(context), name: 'tarn' },
    user: { id: handleOf(context, user), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map(alg => ({ alg, type: 'public-key' as const })),
    excludeCredentials: listed(context.db, user),
    authenticatorSelection: { residentKey: required, userVerification: required },
    attestation: 'none',
  }
}
