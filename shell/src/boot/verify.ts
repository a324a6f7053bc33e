/** Whether a document was signed by one of the keys that this shell was built to trust (ES256 over its RFC 8785 form). */
import type { PageConfig } from '@shared/contract/page-config'
import {
  type AcceptedKey,
  type OneSignature,
  type Signature,
  signature as schema,
  signaturesOf,
  signedBytes,
} from '@shared/contract/signed'
import * as v from 'valibot'
import type { Verifier } from './verify-by-library.ts'

/** Put in by the build (shared/federation/src/trusted-keys.ts). */
declare const __TRUSTED_KEYS__: AcceptedKey[]
export const built = (): AcceptedKey[] => (typeof __TRUSTED_KEYS__ === 'undefined' ? [] : __TRUSTED_KEYS__)

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), char => char.charCodeAt(0))

const byBrowser: Verifier = async (point, value, data) => {
  const key = await crypto.subtle.importKey('raw', point, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify'])
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, value, data)
}

/** SHA-256 in base64. */
export async function hashOf(text: string): Promise<string> {
  const data = new TextEncoder().encode(text)
  const digest = crypto.subtle ? await crypto.subtle.digest('SHA-256', data) : (await library()).sha256(data)
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const library = () => import(/* webpackChunkName: "verifier" */ './verify-by-library.ts')

/** On plain http, e.g. a phone in a local network, browsers have no crypto.subtle: a library does it, loaded there alone. */
const verifier = async (): Promise<Verifier> => (crypto.subtle ? byBrowser : (await library()).byLibrary)

/**
 * @param document as it was received: what we do not know of it is signed too
 * @returns false, too, where there is no signature; in development an unsigned document counts as true
 */
export async function isTrusted(document: object, trusted = built()): Promise<boolean> {
  const made = Reflect.get(document, 'signature')
  if (process.env.NODE_ENV !== 'production' && made === undefined) return true
  if (!v.is(schema, made)) return false
  for (const one of signaturesOf(made)) {
    const key = trusted.find(({ keyId }) => keyId === one.keyId)
    if (key && (await isBy(key, one, document))) return true
  }
  return false
}

/** The same of the page's own copy of the live set: what leaves something out has a signature of its own (page-config.ts). */
export async function isTrustedPage(page: Pick<PageConfig, 'signature'>, trusted = built()): Promise<boolean> {
  const signature = page.signature?.thin
  return (signature !== undefined && (await isTrusted({ ...page, signature }, trusted))) || isTrusted(page, trusted)
}

/** How many keys of these have signed it: one under two names counts once. */
export async function countSigners(document: { signature: Signature }, trusted = built()): Promise<number> {
  const by = new Set<string>()
  for (const one of signaturesOf(document.signature)) {
    const key = trusted.find(({ keyId }) => keyId === one.keyId)
    if (key && (await isBy(key, one, document))) by.add(key.publicKey)
  }
  return by.size
}

async function isBy({ publicKey }: AcceptedKey, { value }: OneSignature, document: object): Promise<boolean> {
  const verify = await verifier()
  return verify(bytesOf(publicKey), bytesOf(value), signedBytes(document))
}
