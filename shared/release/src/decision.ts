/**
 * Decisions: each names the whole live set, who decided it, when, why, and the hash of the decision before, and is signed.
 * The live set is the newest; nothing is overwritten, so the pointer is the log.
 */
import { createHash } from 'node:crypto'
import { type Config, config } from '@shared/contract/config'
import { type AcceptedKey, signature } from '@shared/contract/signed'
import * as v from 'valibot'
import { ReleaseError } from './errors.ts'
import type { Keys } from './keys/key-folder.ts'
import { isSigned, signed } from './keys/signature.ts'
import { decisions, entryKey } from './layout.ts'
import { newestSerial } from './log.ts'
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

/** A decision that stands under another serial than its own was put there by somebody else. */
function believed(bytes: Uint8Array, serial: number, accepted: readonly AcceptedKey[]): Decision | undefined {
  const raw = parsed(bytes)
  if (raw?.serial !== serial || raw.config?.serial !== serial || !isDecision(raw)) return undefined
  return isSigned(raw, accepted) && isSigned(raw.config, accepted) ? raw : undefined
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
  const serial = await newestSerial(store, decisions, since.serial)
  if (serial === since.serial) return since
  const bytes = (await store.read(entryKey(decisions, serial))) ?? new Uint8Array()
  const live = believed(bytes, serial, accepted) ?? (await newestBelieved(store, serial - 1, accepted, since))
  return { serial, hash: hashOf(bytes), live }
}

async function newestBelieved(store: Store, from: number, accepted: readonly AcceptedKey[], since: Standing) {
  for (let serial = from; serial > since.serial; serial--) {
    const found = await readDecision(store, serial, accepted)
    if (found) return found
  }
  return since.live
}

/** A decision that is still to be numbered and signed. */
export type Intent = Pick<Decision, 'at' | 'who' | 'why' | 'action'> & { config: Omit<Config, 'serial' | 'signature'> }

/**
 * Writes the decision that follows the given standing: created only if its serial is still free, so of two at once one
 * wins and the other is told.
 * @throws ReleaseError "overtaken"; nothing was changed
 */
export async function decide(store: Store, keys: Keys, base: Standing, next: Intent): Promise<Decision> {
  const made = numbered(keys, base, next)
  const bytes = Buffer.from(`${JSON.stringify(made)}\n`)
  if (await store.createIfAbsent(entryKey(decisions, made.serial), bytes)) return made
  throw overtaken(await readDecision(store, made.serial, keys.accepted), made)
}

/** Pages that are open run the shell that was live so far: where it can be, they are given a signature that it accepts. */
function numbered(keys: Keys, base: Standing, { config, ...next }: Intent): Decision {
  const serial = base.serial + 1
  const open = base.live?.config.shell.trusts ?? config.shell.trusts
  const both = config.shell.trusts.filter(id => open.includes(id))
  const key = keys.signing(both.length > 0 ? both : config.shell.trusts)
  const told = signed(key, { ...config, serial })
  return signed(key, { serial, previousHash: base.hash, ...next, config: told })
}

function overtaken(other: Decision | undefined, mine: Decision): ReleaseError {
  const what = other
    ? `by ${other.who} at ${other.at}: ${other.action} (${other.why || 'no reason given'})`
    : 'meanwhile'
  return new ReleaseError(
    `Decision ${mine.serial} was made ${what}. Nothing of "${mine.action}" was done. Look at "pnpm release status", then run it again if it is still right.`,
    'overtaken',
  )
}
