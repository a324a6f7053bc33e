/**
 * Decisions: each names the whole live set, who decided it, when, why, and the hash of the decision before, and is signed.
 * The live set is the newest; nothing is overwritten, so the pointer is the log.
 */
import { createHash } from 'node:crypto'
import { partsOf } from '@shared/contract/approval'
import { config } from '@shared/contract/config'
import { type AcceptedKey, signature, signaturesOf } from '@shared/contract/signed'
import * as v from 'valibot'
import type { Keys } from '../keys/key-folder.ts'
import { type Floor, floorOf } from '../keys/memory.ts'
import { isSigned } from '../keys/signature.ts'
import { decisions, entryKey } from '../store/layout.ts'
import { serialsAfter } from '../store/log.ts'
import type { Store } from '../store/store.ts'
import { refuseNewer } from '../store/store-format.ts'
import { isPlain, storedJson } from '../store/stored-json.ts'
import { followsPolicy, lacking } from './approvals.ts'

export const decision = v.object({
  serial: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** As a date writes itself: in another form or zone it would be compared as another time. */
  at: v.pipe(v.string(), v.isoTimestamp(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
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

/** A file of the log, by its serial and hash. */
type Place = { serial: number; hash: string | null }

export type Standing = {
  /** The newest decision that can be believed. */
  live: Decision | undefined
  /** Of the live one's file. */
  hash: string | null
  /**
   * What the next decision follows: the live one, or what stands right after it and cannot be believed. What stands further
   * on stops nobody.
   */
  last: Place
  /** The least that can be believed: of this log, and no older policy (docs/release.md#nobody-ships-alone). */
  floor?: Floor | undefined
}
export const standingAt = (live: Decision | undefined, hash: string | null): Standing => ({
  ...{ live, hash },
  last: { serial: live?.serial ?? 0, hash },
})
export const nothingYet: Standing = standingAt(undefined, null)

/** Where a look begins that decides nothing: at no decision, but with what was seen of the log. */
export const beginning = async ({ memory }: Pick<Keys, 'memory'>): Promise<Standing> => ({
  ...nothingYet,
  floor: floorOf(await memory?.recall()),
})

/** A document of a newer tool may say more than we know: what it says is kept, since its signature covers that too. */
const isDecision = (raw: unknown): raw is Decision => isPlain(raw) && v.is(decision, raw)

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

/** Five times a large one: more is not looked at. */
const longest = 2 ** 22
/** Of what is no part of the set, so that one key can write it: each page starts with most of that. */
const longestBesides = 2 ** 18

/** The decision in these bytes, or what is wrong with it, e.g. "is torn: …". */
export function judged(bytes: Uint8Array, serial: number, accepted: readonly AcceptedKey[]): Decision | string {
  const raw = rawIn(bytes)
  if (raw === undefined) return 'is torn: it is no JSON'
  if (!isDecision(raw)) return 'has not the form of a decision'
  if (besides(bytes, raw) > longestBesides) return 'says far more than its set'
  if (!isSigned(raw, accepted) || !isSigned(raw.config, accepted)) return unsigned(raw, serial, accepted)
  if (serialsOf(raw.config).some(one => !(Number.isSafeInteger(one) && one >= 1 && one <= raw.config.serial)))
    return 'names a decision that cannot have brought what it names'
  const lacks = lacking(raw.config, accepted)
  if (lacks.length > 0) return `was not approved by ${raw.config.policy?.promote} of our keys: ${lacks.join(', ')}`
  if (raw.serial === serial && raw.config.serial === serial) return raw
  return `was put in another place: it is decision ${raw.serial}`
}

const besides = ({ length }: Uint8Array, { config }: Decision): number =>
  length - partsOf(config).reduce((sum, [, text]) => sum + text.length, 0)

/** Of all releases that the set names: no approval covers these numbers, and who looks back begins at them. */
const serialsOf = ({ shell, units }: Decision['config']): number[] =>
  [shell, ...Object.values(units)].flatMap(entry => {
    const { serial, previous, canary } = { canary: undefined, ...entry }
    return [serial, ...[previous, canary].flatMap(other => (other ? [other.serial] : []))]
  })

/** The decision in these bytes, whoever signed it; undefined where they are damaged or of another serial. */
export function decisionIn(bytes: Uint8Array, serial: number): Decision | undefined {
  const raw = rawIn(bytes)
  return isDecision(raw) && raw.serial === serial && raw.config.serial === serial ? raw : undefined
}

const rawIn = (bytes: Uint8Array): unknown => (bytes.length > longest ? {} : storedJson(bytes))

function unsigned({ signature: made, ...raw }: Decision, serial: number, accepted: readonly AcceptedKey[]): string {
  const ids = signaturesOf(made).map(({ keyId }) => keyId)
  const signer = ids.find(id => accepted.some(({ keyId }) => keyId === id))
  if (!signer) return `was signed by ${ids.join(' and ')}, which is none of our keys`
  const named = raw.serial === serial ? '' : `, and calls itself decision ${raw.serial}`
  return `was changed after ${signer} signed it${named}`
}

/** SHA-256 in hexadecimal: how a decision names the one before it. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Reads what is new since an earlier look, from the newest downwards: what is damaged, foreign or of another log never
 * empties the live set, the one before it goes on. A file that cannot be believed is read again at each look, since it may be
 * put right.
 * @param refused of whoever follows the log: each file that was refused is judged once
 * @throws ReleaseError where what is new is of a newer form
 */
export async function standing(
  store: Store,
  accepted: readonly AcceptedKey[],
  since: Standing = nothingYet,
  refused = new Set<string>(),
): Promise<Standing> {
  const serials = await serialsAfter(store, decisions, since.live?.serial)
  if (serials.length > 0) await refuseNewer(store) // else its decisions would count as damaged, and the one before as live
  for (const serial of serials.toReversed()) {
    const bytes = await bytesOf(store, serial)
    const hash = hashOf(bytes)
    const name = `${serial} ${hash}`
    const live = refused.has(name) ? undefined : believed(bytes, serial, accepted)
    if (live && follows(live, since, accepted)) return pastDamage(store, standingAt(live, hash), serials)
    refused.add(name)
  }
  return pastDamage(store, since.live ? standingAt(since.live, since.hash) : nothingYet, serials)
}

const bytesOf = async (store: Store, serial: number): Promise<Uint8Array> =>
  (await store.read(entryKey(decisions, serial))) ?? new Uint8Array()

async function pastDamage(store: Store, base: Standing, serials: readonly number[]): Promise<Standing> {
  const taken = new Set(serials)
  let { last } = base
  for (let serial = last.serial + 1; taken.has(serial); serial++)
    last = { serial, hash: hashOf(await bytesOf(store, serial)) }
  return { ...base, last }
}

/**
 * One of another store of ours is signed as well: it cannot take the place of what was seen here. Nor can one whose policy
 * is older than the one seen, or was changed by fewer keys than that asked for.
 */
function follows({ config: found }: Decision, { live, floor }: Standing, accepted: readonly AcceptedKey[]): boolean {
  const seen = [live?.config, floor].filter(one => one !== undefined)
  return seen.every(({ log, policy }) => found.log === log && followsPolicy(found, accepted, policy))
}
