/** A link that lets one phone run one release for a while: `/?release=<token>`, the token being this document in base64url. */
import * as v from 'valibot'
import { integrity } from './config.ts'
import { signature } from './signed.ts'

export const override = v.object({
  /** Of the live set that it belongs to. */
  log: v.string(),
  unit: v.string(),
  /** The person is asked by it: a word, no text. */
  release: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  /** Hash of release.json. */
  manifest: integrity,
  until: v.pipe(v.string(), v.isoTimestamp()),
  signature,
})
export type Override = v.InferOutput<typeof override>

/** The part of a link, and of what a phone keeps of it. */
export const overrideToken = (document: Override): string =>
  btoa(JSON.stringify(document)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** The document as it was signed; undefined where the text is no token. */
export function readOverride(token: string): Override | undefined {
  try {
    const raw: unknown = JSON.parse(atob(token.replaceAll('-', '+').replaceAll('_', '/')))
    return v.is(override, raw) ? raw : undefined
  } catch {
    return undefined
  }
}
