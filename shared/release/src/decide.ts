/** Making a decision: it follows the newest one that its maker saw, and only one can. */
import type { Config } from '@shared/contract/config'
import { believed, type Decision, hashOf, nothingYet, readDecision, type Standing, standing } from './decision.ts'
import { type Finding, ReleaseError } from './errors.ts'
import type { Keys } from './keys/key-folder.ts'
import type { Seen } from './keys/memory.ts'
import { signed } from './keys/signature.ts'
import { decisions, entryKey, highestSerial } from './layout.ts'
import type { Store } from './store/store.ts'

/**
 * Where an operator's next decision begins: the search starts at the decision seen last, which must still be there as it was.
 * @throws ReleaseError where the store stands behind what was seen
 */
export async function standingFor(store: Store, keys: Keys): Promise<Standing> {
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
  if (looked === undefined || looked === base.serial) return base
  throw new ReleaseError(`${madeBy(base.live, base.serial)}. Nothing was done. Look at what is live now.`, 'overtaken')
}

async function seenStanding(store: Store, keys: Keys, { serial, hash }: Seen): Promise<Standing> {
  const bytes = await store.read(entryKey(decisions, serial))
  if (!bytes || hashOf(bytes) !== hash) {
    const { what, mend } = loss(serial, keys.memory?.file)
    throw new ReleaseError(`${what} ${mend}`)
  }
  const live = believed(bytes, serial, keys.accepted)
  return live ? { serial, hash, live } : nothingYet // its key was dropped: the whole log is looked through
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
export async function remember(keys: Keys, { serial, hash, live }: Standing): Promise<void> {
  if (live?.serial === serial && hash) await keys.memory?.keep({ serial, hash }).catch(() => {})
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
  const key = entryKey(decisions, made.serial)
  if (await store.createIfAbsent(key, fileOf(made))) return made
  const there = await store.read(key)
  if (there && fileOf(made).equals(there)) return made // ours, though its answer was lost on the way
  throw overtaken(await readDecision(store, made.serial, keys.accepted), made)
}

/** As `decide`, for an operator who will know this decision again. */
export async function decideFor(store: Store, keys: Keys, base: Standing, next: Intent): Promise<Decision> {
  const made = await decide(store, keys, base, next)
  await remember(keys, { serial: made.serial, hash: hashOf(fileOf(made)), live: made })
  return made
}

const fileOf = (made: Decision): Buffer => Buffer.from(`${JSON.stringify(made)}\n`)

const full = (serial: number) =>
  new ReleaseError(`No decision can follow ${serial}: delete decisions/${serial}.json, which nobody we know signed.`)

/** Pages that are open run the shell that was live so far: where it can be, they are given a signature that it accepts. */
function numbered(keys: Keys, base: Standing, { config, ...next }: Intent): Decision {
  const serial = base.serial + 1
  if (serial > highestSerial) throw full(base.serial)
  const open = base.live?.config.shell.trusts ?? config.shell.trusts
  const both = config.shell.trusts.filter(id => open.includes(id))
  const at = base.live && base.live.at > next.at ? base.live.at : next.at // clocks differ; a log's times only grow
  const key = keys.signing(both.length > 0 ? both : config.shell.trusts)
  const told = signed(key, { ...config, serial })
  return signed(key, { serial, previousHash: base.hash, ...next, at, config: told })
}

function overtaken(other: Decision | undefined, mine: Decision): ReleaseError {
  return new ReleaseError(
    `${madeBy(other, mine.serial)}. Nothing of "${mine.action}" was done. Look at "pnpm release status", then run it again if it is still right.`,
    'overtaken',
  )
}

/** e.g. "Decision 3 was made by bo at 2026-11-21T07:40:00.000Z: promote trade@9ab27e0c11d2 (the new order ticket)" */
export function madeBy(other: Decision | undefined, serial: number): string {
  const what = other
    ? `by ${other.who} at ${other.at}: ${other.action} (${other.why || 'no reason given'})`
    : 'meanwhile'
  return `Decision ${serial} was made ${what}`
}
