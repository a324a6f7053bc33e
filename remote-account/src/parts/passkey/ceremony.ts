/**
 * Asks the browser to make a passkey or to use one. The JSON of WebAuthn is written by hand: the browsers' own way to it is
 * newer than the oldest that the app promises to run in, and is missing from what some password managers put in its place.
 */
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@shared/contract/calls/account'
import { PASSKEY_SECONDS } from '@shared/contract/limits'
import { faultOf, PasskeyError } from './fault.ts'

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))

const textOf = (bytes: ArrayBuffer) =>
  btoa(Array.from(new Uint8Array(bytes), byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

type Listed = PasskeyCreation['excludeCredentials']

const listOf = (listed: Listed = []): PublicKeyCredentialDescriptor[] =>
  listed.map(({ id, type, transports }) => ({
    id: bytesOf(id),
    type,
    ...(transports && { transports: transports as AuthenticatorTransport[] }),
  }))

let end = async () => {}

/** A browser runs one at a time: who begins ends the one before, the one that waits in a field too. */
async function alone(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  ask: (signal: AbortSignal) => Promise<Credential | null>,
): Promise<PublicKeyCredential> {
  await end()
  const own = new AbortController()
  const stop = () => own.abort()
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  const running = ask(own.signal)
  end = () => {
    stop()
    return running.then(ended, ended)
  }
  const began = Date.now()
  const made = await running.catch((cause: unknown) => {
    throw new PasskeyError(faultOf(cause, Date.now() - began, timeoutMs), { cause })
  })
  if (made) return made as PublicKeyCredential
  throw new PasskeyError('cancelled')
}

const ended = () => {}

const timeoutOf = ({ timeout }: { timeout?: number | null | undefined }) => timeout ?? PASSKEY_SECONDS * 1000

/** @throws PasskeyError */
export async function makePasskey(options: PasskeyCreation): Promise<PasskeyAttestation> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    timeout: timeoutOf(options),
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: listOf(options.excludeCredentials),
  }
  const made = await alone(timeoutOf(options), undefined, signal => navigator.credentials.create({ publicKey, signal }))
  const response = made.response as AuthenticatorAttestationResponse
  const transports = (response as Partial<typeof response>).getTransports?.()
  return {
    ...keyOf(made),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      ...(transports && { transports }),
    },
  }
}

/** @param waiting in the field that names the account, until it is picked there or the signal ends it @throws PasskeyError */
export async function askPasskey(options: PasskeyRequest, waiting?: AbortSignal): Promise<PasskeyAssertion> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...options,
    timeout: timeoutOf(options),
    challenge: bytesOf(options.challenge),
    allowCredentials: listOf(options.allowCredentials),
  }
  const how = waiting && { mediation: 'conditional' as const }
  const used = await alone(timeoutOf(options), waiting, signal =>
    navigator.credentials.get({ publicKey, signal, ...how }),
  )
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse
  return {
    ...keyOf(used),
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      ...(userHandle && { userHandle: textOf(userHandle) }),
    },
  }
}

const keyOf = ({ id, rawId }: PublicKeyCredential) => ({ id, rawId: textOf(rawId), type: 'public-key' as const })

/** Whether the browser offers passkeys in a field. */
export const offersInField = async (): Promise<boolean> =>
  (await (PublicKeyCredential as Partial<typeof PublicKeyCredential>).isConditionalMediationAvailable?.()) ?? false

/** What was removed is offered no more, where the browser listens. */
export async function forgetOnDevice(rpId: string, credentialId: string): Promise<void> {
  const { signalUnknownCredential: signal } = PublicKeyCredential as Partial<typeof PublicKeyCredential>
  await signal?.call(PublicKeyCredential, { rpId, credentialId }).catch(ended) // a hint, to whom it may concern
}
