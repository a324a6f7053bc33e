/** The calls behind the rows of passkeys. Each shows its refusals itself; led to /login, nothing more is done. */
import {
  type PasskeyAssertion,
  passkeyOptionsCall,
  passkeyRegisterCall,
  passkeyRegisterOptionsCall,
  passkeyRemoveCall,
  passkeyRenameCall,
} from '@shared/contract/calls/account'
import { call } from 'shell/transport'
import { askPasskey, forgetOnDevice, makePasskey } from '../../parts/passkey/ceremony.ts'

const quiet = { notice: 'screen' } as const

/** Who asks: the login password, or what a passkey signed. */
export type Proof = { password: string } | { assertion: PasskeyAssertion }

/** By a passkey that the person has. @returns undefined where they were led to /login @throws PasskeyError */
export async function confirmByPasskey(): Promise<Proof | undefined> {
  const reply = await call(passkeyOptionsCall, { purpose: 'confirm' }, quiet)
  return reply.state === 'ok' ? { assertion: await askPasskey(reply.value) } : undefined
}

/** Who it is first: then nothing is left on the device that opens nothing. @throws PasskeyError */
export async function addPasskey(proof: Proof): Promise<{ name: string } | undefined> {
  const options = await call(passkeyRegisterOptionsCall, proof, quiet)
  if (options.state !== 'ok') return undefined
  const response = await makePasskey(options.value)
  const reply = await call(passkeyRegisterCall, { response }, quiet)
  return reply.state === 'ok' ? reply.value : undefined
}

export const renamePasskey = async (id: string, name: string): Promise<boolean> =>
  (await call(passkeyRenameCall, { id, name }, quiet)).state === 'ok'

export async function removePasskey(id: string, proof: Proof): Promise<boolean> {
  const reply = await call(passkeyRemoveCall, { id, ...proof }, quiet)
  if (reply.state !== 'ok') return false
  const { rpId, credentialId } = reply.value
  if (rpId && credentialId) void forgetOnDevice(rpId, credentialId)
  return true
}
