/** Signatures: ECDSA over P-256 with SHA-256 (ES256), which every browser verifies by itself. */
import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { type AcceptedKey, type Signature, signedBytes } from '@shared/contract/signed'

export type SigningKey = { keyId: string; privateKey: KeyObject }

const dsaEncoding = 'ieee-p1363' // r and s side by side, as browsers take them

export function signBytes({ keyId, privateKey }: SigningKey, bytes: Uint8Array): Signature {
  const value = sign('sha256', bytes, { key: privateKey, dsaEncoding }).toString('base64')
  return { keyId, alg: 'ES256', value }
}

/** The document with its signature, over its RFC 8785 form. */
export const signed = <T extends object>(key: SigningKey, document: T): T & { signature: Signature } => ({
  ...document,
  signature: signBytes(key, signedBytes(document)),
})

/** Whether one of these keys made the signature of these bytes. */
export function isSignatureOf(
  bytes: Uint8Array,
  made: Signature | undefined,
  accepted: readonly AcceptedKey[],
): boolean {
  const key = accepted.find(({ keyId }) => keyId === made?.keyId)
  if (!key || !made) return false
  return verify('sha256', bytes, { key: publicKeyOf(key), dsaEncoding }, Buffer.from(made.value, 'base64'))
}

export const isSigned = (document: { signature?: Signature | undefined }, accepted: readonly AcceptedKey[]): boolean =>
  isSignatureOf(signedBytes(document), document.signature, accepted)

/** SubjectPublicKeyInfo of a point on P-256 is this and the point. */
const spki = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex')

const publicKeyOf = ({ publicKey }: AcceptedKey): KeyObject =>
  createPublicKey({ key: Buffer.concat([spki, Buffer.from(publicKey, 'base64')]), format: 'der', type: 'spki' })

/** The point, as `acceptedKey` holds it. */
export const pointOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(spki.length).toString('base64')
