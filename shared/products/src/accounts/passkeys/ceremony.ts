/** What a device signed, looked at by the rules of WebAuthn; the rules are @simplewebauthn/server's. */
import type { PasskeyAssertion, PasskeyAttestation } from '@shared/contract'
import type { Context } from '@shared/engine/context'
import * as v from 'valibot'
import { isGood, type Purpose } from './challenge.ts'
import { relyingPartyOf } from './relying-party.ts'
import type { PasskeyRow } from './tables.ts'

/** Its makers' certificates take a third of a second and 25 MB: they come with the first passkey, not with each start. */
const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

/** ES256, EdDSA, RS256: what the phones and keys of today have. */
export const ALGORITHMS = [-7, -8, -257]

/** In a frame of another site nobody knows what is being confirmed. */
const clientData = v.object({
  origin: v.string(),
  challenge: v.string(),
  crossOrigin: v.optional(v.literal(false)),
})

/** @throws Error where it was not asked for here, for this, or longer than five minutes ago */
function expected(context: Context, clientDataJSON: string, purpose: Purpose) {
  const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8')
  const { origin, challenge } = v.parse(clientData, JSON.parse(text))
  const { id, isHere } = relyingPartyOf(context.settings.publicOrigin)
  if (!isHere(origin) || !isGood(context, challenge, purpose)) throw new Error('Asked for elsewhere')
  return { expectedOrigin: origin, expectedRPID: id, expectedChallenge: challenge, requireUserVerification: true }
}

export type Signed = { challenge: string; counter: number }

/** @throws Error whatever is wrong with it */
export async function readAssertion(
  context: Context,
  { credential_id: id, public_key: key, counter }: PasskeyRow,
  response: PasskeyAssertion,
  purpose: Purpose,
): Promise<Signed> {
  const { verifyAuthenticationResponse } = await library()
  const { clientDataJSON, authenticatorData, signature } = response.response
  const expectation = expected(context, clientDataJSON, purpose)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, ...unasked, response: { clientDataJSON, authenticatorData, signature } },
    credential: { id, publicKey: new Uint8Array(Buffer.from(key, 'base64')), counter },
    ...expectation,
  })
  if (!verified) throw new Error('Not signed by it')
  return { challenge: expectation.expectedChallenge, counter: authenticationInfo.newCounter }
}

export type Made = { challenge: string; credentialId: string; publicKey: string; counter: number; maker: string }

/** @throws Error whatever is wrong with it */
export async function readAttestation(context: Context, response: PasskeyAttestation, purpose: Purpose): Promise<Made> {
  const { verifyRegistrationResponse } = await library()
  const expectation = expected(context, response.response.clientDataJSON, purpose)
  await refuseCertificates(response.response.attestationObject)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, ...unasked, response: { ...response.response, transports: [] } },
    supportedAlgorithmIDs: ALGORITHMS,
    ...expectation,
  })
  if (!verified) throw new Error('Not signed by it')
  const { credential, aaguid: maker } = registrationInfo
  const publicKey = Buffer.from(credential.publicKey).toString('base64')
  const { id: credentialId, counter } = credential
  return { challenge: expectation.expectedChallenge, credentialId, publicKey, counter, maker }
}

/** Nobody asked who made the device: a certificate here is a stranger's, and may name an address to fetch its list from. */
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await helpers()
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const isBare = attestation.get('fmt') === 'packed' && attestation.get('attStmt').get('x5c') === undefined
  if (attestation.get('fmt') !== 'none' && !isBare) throw new Error('Nobody asked for a certificate')
}

/** What its types ask for and it does not look at. */
const unasked = { clientExtensionResults: {} }
