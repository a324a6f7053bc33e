/**
 * Decisions: each names the whole live set, who decided it, when, why, and the hash of the decision before. The live set
 * is the newest; nothing is overwritten, so the pointer is the log.
 */
import { createHash } from 'node:crypto'
import { config } from '@shared/contract/config'
import * as v from 'valibot'
import { ReleaseError } from './errors.ts'
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
  /** The public config.json, complete. */
  config,
})
export type Decision = v.InferOutput<typeof decision>

/** Where the log stands: its newest serial and that file's hash, and the newest decision that can be read. */
export type Standing = { serial: number; hash: string | null; live: Decision | undefined }
export const nothingYet: Standing = { serial: 0, hash: null, live: undefined }

const parse = v.safeParser(v.pipe(v.string(), v.parseJson(), decision))

/** One decision; undefined where there is none or it is damaged. */
export async function readDecision(store: Store, serial: number): Promise<Decision | undefined> {
  const bytes = await store.read(entryKey(decisions, serial))
  return bytes && decoded(bytes)
}

function decoded(bytes: Uint8Array): Decision | undefined {
  const result = parse(Buffer.from(bytes).toString())
  return result.success ? result.output : undefined
}

/**
 * Reads what is new since an earlier look, from the newest downwards: a damaged decision never empties the live set, the
 * one before it goes on.
 */
export async function standing(store: Store, since: Standing = nothingYet): Promise<Standing> {
  const serial = await newestSerial(store, decisions, since.serial)
  if (serial === since.serial) return since
  const bytes = (await store.read(entryKey(decisions, serial))) ?? new Uint8Array()
  const live = decoded(bytes) ?? (await newestReadable(store, serial - 1, since))
  return { serial, hash: createHash('sha256').update(bytes).digest('hex'), live }
}

async function newestReadable(store: Store, from: number, since: Standing): Promise<Decision | undefined> {
  for (let serial = from; serial > since.serial; serial--) {
    const found = await readDecision(store, serial)
    if (found) return found
  }
  return since.live
}

/**
 * Writes the decision that follows the given standing: created only if its serial is still free, so of two at once one
 * wins and the other is told.
 * @throws ReleaseError "overtaken"; nothing was changed
 */
export async function decide(store: Store, base: Standing, next: Omit<Decision, 'serial' | 'previousHash'>) {
  const made: Decision = { serial: base.serial + 1, previousHash: base.hash, ...next }
  const written = await store.createIfAbsent(entryKey(decisions, made.serial), Buffer.from(`${JSON.stringify(made)}\n`))
  if (!written) throw overtaken(await readDecision(store, made.serial), made)
  return made
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
