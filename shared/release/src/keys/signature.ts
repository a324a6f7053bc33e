/** Signatures: ECDSA over P-256 with SHA-256 (ES256), which every browser verifies by itself. */
import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { type AcceptedKey, type OneSignature, type Signature, signaturesOf, signedBytes } from '@shared/contract/signed'

export type SigningKey = { keyId: string; privateKey: KeyObject }

const dsaEncoding = 'ieee-p1363' // r and s side by side, as browsers take them

export function signBytes({ keyId, privateKey }: SigningKey, bytes: Uint8Array): OneSignature {
  const value = sign('sha256', bytes, { key: privateKey, dsaEncoding }).toString('base64')
  return { keyId, alg: 'ES256', value }
}

/** The document with a signature of each key, over its RFC 8785 form. */
export function signed<T extends object>(
  [key, ...more]: readonly [SigningKey, ...SigningKey[]],
  document: T,
): T & { signature: Signature } {
  const bytes = signedBytes(document)
  const also = more.map(one => signBytes(one, bytes))
  return { ...document, signature: { ...signBytes(key, bytes), ...(also.length > 0 && { also }) } }
}

/** Whether one of these keys made a signature of these bytes. */
export const isSignatureOf = (
  bytes: Uint8Array,
  made: Signature | undefined,
  accepted: readonly AcceptedKey[],
): boolean => signersOf(bytes, made, accepted).length > 0

/** Ids of those of these keys whose signature holds, each once. */
export function signersOf(bytes: Uint8Array, made: Signature | undefined, accepted: readonly AcceptedKey[]): string[] {
  return (made ? signaturesOf(made) : []).flatMap(({ keyId, value }) => {
    const key = accepted.find(one => one.keyId === keyId)
    const holds = key && verify('sha256', bytes, { key: publicKeyOf(key), dsaEncoding }, Buffer.from(value, 'base64'))
    return holds ? [keyId] : []
  })
}

type Signed = { signature?: Signature | undefined }

export const isSigned = (document: Signed, accepted: readonly AcceptedKey[]): boolean =>
  signersOfDocument(document, accepted).length > 0

export const signersOfDocument = (document: Signed, accepted: readonly AcceptedKey[]): string[] =>
  signersOf(signedBytes(document), document.signature, accepted)

/** SubjectPublicKeyInfo of a point on P-256 is this and the point. */
const spki = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex')

const publicKeyOf = ({ publicKey }: AcceptedKey): KeyObject =>
  createPublicKey({ key: Buffer.concat([spki, Buffer.from(publicKey, 'base64')]), format: 'der', type: 'spki' })

/** Whether this is a public key, as `acceptedKey` holds it: other bytes are no point of the curve. */
export function isPoint(publicKey: string): boolean {
  try {
    return publicKeyOf({ keyId: '', publicKey }).asymmetricKeyType === 'ec'
  } catch {
    return false
  }
}

/** The point, as `acceptedKey` holds it. */
export const pointOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(spki.length).toString('base64')
