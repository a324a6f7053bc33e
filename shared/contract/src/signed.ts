/** What a signature covers: the RFC 8785 form of a document without its `signature`; and how a phone is drawn for a canary. */
import * as v from 'valibot'

const one = {
  keyId: v.string(),
  /** ECDSA over P-256 with SHA-256; the value is r and s, 32 bytes each. */
  alg: v.literal('ES256'),
  /** Base64. */
  value: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/, 'A signature is 64 bytes in base64')),
}
const single = v.object(one)
export type OneSignature = v.InferOutput<typeof single>

/**
 * The oldest key first, so that a reader who knows one signature alone believes what it knows; `also` holds those of further
 * keys over the same bytes. Each is judged for itself: one of a form that is not known here is passed over.
 */
export const signature = v.object({
  ...one,
  also: v.optional(v.array(v.unknown())),
  /** Of the copy that pages carry (page-config.ts). */
  thin: v.optional(v.unknown()),
})
export type Signature = v.InferOutput<typeof signature>

/** More than keys are ever in use: what is longer is not read to its end. */
const most = 8

/** A document's signatures, of each key the first: whoever asks for several of them counts keys. */
export function signaturesOf({ also = [], ...first }: Signature): OneSignature[] {
  const known = [first, ...also.slice(0, most)].filter(each => v.is(single, each))
  return known.filter((each, at) => known.findIndex(({ keyId }) => keyId === each.keyId) === at)
}

/** A public key whose signatures are accepted. */
export const acceptedKey = v.object({
  keyId: v.string(),
  /** The point on P-256, uncompressed (65 bytes), in base64: without stray bits, so that no key is written in two ways. */
  publicKey: v.pipe(v.string(), v.regex(/^B[A-P][A-Za-z0-9+/]{84}[AEIMQUYcgkosw048]=$/, 'A key is 65 bytes in base64')),
})
export type AcceptedKey = v.InferOutput<typeof acceptedKey>

/** The bytes that a document's signature is made of. */
export const signedBytes = <T extends object>(document: T): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(canonical({ ...document, signature: undefined }))

/**
 * JSON with sorted keys and no blanks (RFC 8785), for what JSON.parse can return. Written here because the package that
 * does it asks for a newer browser than the app does; that package is its witness in the tests.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join()}}`
}
