/** Making a decision: it follows the newest one that its maker saw, and only one can. */

import type { Config } from '@shared/contract/config'
import { printable } from '@shared/contract/printable'
import { type AcceptedKey, signaturesOf } from '@shared/contract/signed'
import { type Finding, ReleaseError } from '../errors.ts'
import type { Keys } from '../keys/key-folder.ts'
import type { Seen } from '../keys/memory.ts'
import { type SigningKey, signed } from '../keys/signature.ts'
import { step } from '../steps.ts'
import { decisions, entryKey, highestSerial } from '../store/layout.ts'
import type { Store } from '../store/store.ts'
import { refuseNewer } from '../store/store-format.ts'
import { withNeeded } from './approvals.ts'
import {
  believed,
  type Decision,
  decisionIn,
  hashOf,
  nothingYet,
  readDecision,
  type Standing,
  standing,
  standingAt,
} from './decision.ts'
import { dated, unnumbered } from './live-set.ts'
import { withPageSignature } from './page-signature.ts'
import { refuseStranding } from './standing-shells.ts'

/**
 * Where an operator's next decision begins: the search starts at the decision seen last, which must still be there as it was.
 * @throws ReleaseError where the store stands behind what was seen, or is of a newer form
 */
export async function standingFor(store: Store, keys: Keys): Promise<Standing> {
  await refuseNewer(store)
  const seen = await keys.memory?.recall()
  const now = await standing(store, keys.accepted, seen && (await seenStanding(store, keys, seen)))
  await remember(keys, now)
  return now
}

/**
 * The same for who looked before deciding: what was decided since then may make another decision of theirs.
 * @param looked serial of the decision that they saw
 * @throws ReleaseError "overtaken" where it is not the newest any more
 */
export async function standingAsSeen(store: Store, keys: Keys, looked: number | undefined): Promise<Standing> {
  return asSeen(await standingFor(store, keys), looked)
}

/** As `standingAsSeen`, of a standing that was read already. */
export function asSeen(base: Standing, looked: number | undefined): Standing {
  const serial = base.live?.serial ?? 0
  if (looked === undefined || looked === serial) return base
  throw new ReleaseError(`${madeBy(base.live, serial)}. Nothing was done. Look at what is live now.`, 'overtaken')
}

async function seenStanding(store: Store, keys: Keys, { serial, hash, log, policy }: Seen): Promise<Standing> {
  const bytes = await store.read(entryKey(decisions, serial))
  if (!bytes || hashOf(bytes) !== hash) {
    const { what, mend } = loss(serial, keys.memory?.file)
    throw new ReleaseError(`${what} ${mend}`)
  }
  const live = believed(bytes, serial, keys.accepted)
  const floor = log === undefined ? undefined : { log, policy }
  return live ? { ...standingAt(live, hash), floor } : { ...nothingYet, floor } // its key was dropped: the whole log is looked through
}

/** What an operator saw and the store no longer holds; undefined where all of it is there. */
export async function lossSince(store: Store, { memory }: Keys): Promise<Finding | undefined> {
  const seen = await memory?.recall()
  const bytes = seen && (await store.read(entryKey(decisions, seen.serial)))
  return !seen || (bytes && hashOf(bytes) === seen.hash) ? undefined : loss(seen.serial, memory?.file)
}

const loss = (serial: number, file: string | undefined): Finding => ({
  what: `Decision ${serial}, which you saw in this store, is gone or was changed since.`,
  mend: `Restore decisions/ from a backup; if the loss is meant, delete ${file}.`,
})

/** Only what can be believed is worth remembering; where that fails, the decision stands all the same. */
export async function remember(keys: Keys, { hash, live }: Pick<Standing, 'live' | 'hash'>): Promise<void> {
  if (!live || !hash) return
  const { log, policy } = live.config
  await keys.memory?.keep({ serial: live.serial, hash, log, ...(policy && { policy }) }).catch(() => {})
}

/** A decision that is still to be numbered, dated and signed. `at`: undefined dates it as it is written. */
export type Intent = Pick<Decision, 'who' | 'why' | 'action'> & {
  at?: string | undefined
  config: Omit<Config, 'serial' | 'signature'>
}

/** `strand`: pages that stand open need not believe it. Without it, a decision that they could not believe is refused. */
export type Reach = { strand?: boolean }

/**
 * Writes the decision that follows the given standing: created only if its serial is still free, so of two at once one
 * wins and the other is told.
 * @throws ReleaseError "overtaken", or where pages that may stand could not believe it; nothing was changed
 */
export async function decide(
  store: Store,
  keys: Keys,
  base: Standing,
  next: Intent,
  { strand = false }: Reach = {},
): Promise<Decision> {
  step('deciding')
  const made = numbered(keys, base, next, strand)
  if (base.live && !strand) await refuseStranding(store, keys, base.live, new Date(next.at ?? Date.now()))
  const key = entryKey(decisions, made.serial)
  if (await store.createIfAbsent(key, fileOf(made))) return made
  const there = await store.read(key)
  if (there && fileOf(made).equals(there)) return made // ours, though its answer was lost on the way
  throw overtaken(await readDecision(store, made.serial, keys.accepted), made)
}

/** As `decide`, for an operator who will know this decision again. */
export async function decideFor(
  store: Store,
  keys: Keys,
  base: Standing,
  next: Intent,
  reach: Reach = {},
): Promise<Decision> {
  await tellPassed(store, keys, base)
  const made = await decide(store, keys, base, next, reach)
  await remember(keys, { hash: hashOf(fileOf(made)), live: made })
  return made
}

type Maker = Pick<Intent, 'who' | 'why'> & { at?: Date }

/**
 * Decides the live set once more, under another action and with the signatures of all keys at hand. The store's clock dates
 * it unless `at` is given: readers judge by that clock how long something was live.
 */
export const decideSame = async (
  store: Store,
  keys: Keys,
  base: Standing & { live: Decision },
  action: string,
  { who, why, at }: Maker,
): Promise<Decision> => {
  const time = at ?? (await store.time())
  return decideFor(store, keys, base, {
    at: time.toISOString(),
    who,
    why,
    action,
    config: unnumbered(base.live.config),
  })
}

/** A machine that does not know a new key yet undoes what that key decided: nothing is refused, since a thief could write it. */
async function tellPassed(store: Store, { accepted }: Keys, { live, last: { serial } }: Standing): Promise<void> {
  if (serial === (live?.serial ?? 0)) return
  const made = decisionIn((await store.read(entryKey(decisions, serial))) ?? new Uint8Array(), serial)
  if (!made || signaturesOf(made.signature).some(({ keyId }) => accepted.some(key => key.keyId === keyId))) return
  const unknown = `${madeBy(made, serial)}, and signed by ${made.signature.keyId}, which is none of your keys`
  const base = live ? `decision ${live.serial}` : 'nothing'
  console.error(printable(`${unknown}. What is decided now follows ${base}. ${ifNewKey}`))
}

const ifNewKey =
  'If that is a key of one of you, copy accepted.json from there, look at "pnpm release status", and decide anew.'

const fileOf = (made: Decision): Buffer => Buffer.from(`${JSON.stringify(made)}\n`)

function numbered(keys: Keys, base: Standing, { config: draft, ...said }: Intent, strand: boolean): Decision {
  const serial = base.last.serial + 1
  if (serial > highestSerial)
    throw new ReleaseError(`No decision can follow ${base.last.serial}: it is the last number.`)
  const now = said.at ?? new Date().toISOString()
  const at = base.live && base.live.at > now ? base.live.at : now // clocks differ; a log's times only grow
  const config = approved(keys, strand ? nothingYet : base, dated(draft, serial, new Date(now)), said.action)
  const signing = signersFor(keys, strand ? undefined : base.live?.config, config)
  const signedConfig = withPageSignature(signing, signed(signing, { ...config, serial }))
  return signed(signing, { serial, previousHash: base.last.hash, ...said, at, config: signedConfig })
}

/** @throws ReleaseError where too few keys stand for what the set names */
function approved(keys: Keys, base: Standing, draft: Intent['config'], action: string): Intent['config'] {
  const { set, lacks } = withNeeded(draft, reaching(keys, base, draft))
  if (lacks.length === 0) return set
  throw new ReleaseError(
    `"${action}" needs ${draft.policy?.promote} keys, and too few stand for: ${lacks.join(', ')}. What was approved before may go live again; the rest is proposed by "pnpm release promote" and approved by "pnpm release approve".`,
  )
}

/** Keys that count with all pages that will read the set: those that stand, and those that load it anew. */
export function reaching(keys: Keys, { live }: Standing, next: Intent['config']): readonly AcceptedKey[] {
  const trusted = (set: Pick<Config, 'shell'>) => set.shell.trusts
  const both = [next, live?.config ?? next].map(trusted)
  return keys.accepted.filter(({ keyId }) => both.every(ids => ids.includes(keyId)))
}

/**
 * Every key at hand signs: pages may stand in a shell that knows only an older one, until that is dropped. The first one is
 * the oldest that the open pages and the coming ones accept, for shells that read no other.
 * @throws ReleaseError where they accept none of them
 */
function signersFor(keys: Keys, live: Config | undefined, { shell }: Intent['config']): [SigningKey, ...SigningKey[]] {
  const open = live?.shell.trusts ?? shell.trusts
  const both = shell.trusts.filter(id => open.includes(id))
  const needed = both.length > 0 ? both : shell.trusts
  const first = keys.held.find(({ keyId }) => needed.includes(keyId)) ?? keys.signing(needed)
  return [first, ...keys.held.filter(({ keyId }) => keyId !== first.keyId)]
}

/** @param other what came first @param mine what was to be decided */
export function overtaken(other: Decision | undefined, mine: Pick<Decision, 'serial' | 'action'>): ReleaseError {
  return new ReleaseError(
    `${madeBy(other, mine.serial)}. Nothing of "${mine.action}" was done. Look at "pnpm release status", then run it again if it is still right.`,
    'overtaken',
  )
}

/** e.g. "Decision 3 was made by bo at 2026-11-21T07:40:00.000Z: promote trade@9ab27e0c11d2 (the new order ticket)" */
export function madeBy(other: Decision | undefined, serial: number): string {
  const what = other
    ? printable(`by ${other.who} at ${other.at}: ${other.action} (${other.why || 'no reason given'})`)
    : 'meanwhile'
  return `Decision ${serial} was made ${what}`
}
