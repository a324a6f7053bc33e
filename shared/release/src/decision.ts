/**
 * Decisions: each names the whole live set, who decided it, when, why, and the hash of the decision before, and is signed.
 * The live set is the newest; nothing is overwritten, so the pointer is the log.
 */
import { createHash } from 'node:crypto'
import { config } from '@shared/contract/config'
import { type AcceptedKey, signature } from '@shared/contract/signed'
import * as v from 'valibot'
import { isSigned } from './keys/signature.ts'
import { decisions, entryKey } from './layout.ts'
import { serialsAfter } from './log.ts'
import type { Store } from './store/store.ts'

export const decision = v.object({
  serial: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  who: v.string(),
  why: v.string(),
  /** The command, e.g. "promote shell@4f1c9a027d11 trade@9ab27e0c11d2" or "rollback trade@77d0c1aa0934"; "settings": those changed too. */
  action: v.string(),
  /** SHA-256 of the file of the decision before, in hexadecimal; null for the first. */
  previousHash: v.nullable(v.pipe(v.string(), v.regex(/^[a-f0-9]{64}$/))),
  /** The public config.json, complete, with a signature of its own. */
  config,
  signature,
})
export type Decision = v.InferOutput<typeof decision>

/** Where the log stands: its newest serial and that file's hash, and the newest decision that can be believed. */
export type Standing = { serial: number; hash: string | null; live: Decision | undefined }
export const nothingYet: Standing = { serial: 0, hash: null, live: undefined }

/** A document of a newer tool may say more than we know: what it says is kept, since its signature covers that too. */
type Raw = { serial?: unknown; config?: { serial?: unknown } }
const isDecision = (raw: unknown): raw is Decision => v.is(decision, raw)

/** One decision; undefined where there is none, it is damaged, or nobody we know signed it. */
export async function readDecision(
  store: Store,
  serial: number,
  accepted: readonly AcceptedKey[],
): Promise<Decision | undefined> {
  const bytes = await store.read(entryKey(decisions, serial))
  return bytes && believed(bytes, serial, accepted)
}

/** The decision in these bytes, if somebody we know made it for this serial. */
export function believed(bytes: Uint8Array, serial: number, accepted: readonly AcceptedKey[]): Decision | undefined {
  const found = judged(bytes, serial, accepted)
  return typeof found === 'string' ? undefined : found
}

/** The decision in these bytes, or what is wrong with it, e.g. "is torn: …". */
export function judged(bytes: Uint8Array, serial: number, accepted: readonly AcceptedKey[]): Decision | string {
  const raw = parsed(bytes)
  if (!raw) return 'is torn: it is no JSON'
  if (raw.serial !== serial || raw.config?.serial !== serial)
    return `was put in another place: it is decision ${raw.serial}`
  if (!isDecision(raw)) return 'has not the form of a decision'
  if (isSigned(raw, accepted) && isSigned(raw.config, accepted)) return raw
  const signer = accepted.find(({ keyId }) => keyId === raw.signature.keyId)
  return signer
    ? `was changed after ${signer.keyId} signed it`
    : `was signed by ${raw.signature.keyId}, which is none of our keys`
}

function parsed(bytes: Uint8Array): Raw | undefined {
  try {
    return JSON.parse(Buffer.from(bytes).toString())
  } catch {
    return undefined // torn
  }
}

/** SHA-256 in hexadecimal: how a decision names the one before it. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Reads what is new since an earlier look, from the newest downwards: a damaged decision never empties the live set, the
 * one before it goes on.
 */
export async function standing(
  store: Store,
  accepted: readonly AcceptedKey[],
  since: Standing = nothingYet,
): Promise<Standing> {
  const serials = await serialsAfter(store, decisions, since.serial)
  const serial = serials.pop()
  if (serial === undefined) return since
  const bytes = (await store.read(entryKey(decisions, serial))) ?? new Uint8Array()
  const found = believed(bytes, serial, accepted) ?? (await newestBelieved(store, serials, accepted))
  return { serial, hash: hashOf(bytes), live: isOfLog(found, since.live) ? found : since.live }
}

/** One of another store of ours is signed as well: it cannot take the place of what was seen here. */
const isOfLog = (found: Decision | undefined, seen: Decision | undefined): boolean =>
  found !== undefined && (!seen || found.config.log === seen.config.log)

async function newestBelieved(store: Store, serials: readonly number[], accepted: readonly AcceptedKey[]) {
  for (const serial of serials.toReversed()) {
    const found = await readDecision(store, serial, accepted)
    if (found) return found
  }
  return undefined
}
