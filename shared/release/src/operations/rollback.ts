/** Rolling one unit back: a new decision that brings it back to what an earlier decision said of it. */
import type { Config, UnitConfig } from '@shared/contract/config'
import { asSeen, decideFor, standingFor } from '../decisions/decide.ts'
import type { Decision, Standing } from '../decisions/decision.ts'
import { type Draft, type Entry, liveEntry, withEntry, withoutCanary } from '../decisions/live-set.ts'
import { onlyOvertaken, onlyRefused, ReleaseError } from '../errors.ts'
import { lastBefore, promotedToAll } from '../history/past.ts'
import type { Keys } from '../keys/key-folder.ts'
import { inWords, keysOfShell, type ShellKey, strangeKeys } from '../keys/shell-keys.ts'
import { readRelease } from '../releases/publish.ts'
import { shellManifest } from '../releases/shell-manifest.ts'
import type { Store } from '../store/store.ts'
import { namedBy } from '../verify/verify-live.ts'
import type { Who } from './promote.ts'
import { canaryOf, otherRuns } from './rollback-from.ts'

export type RollbackInput = Who & {
  unit: string
  /** How many releases of the unit to go back; undefined: its canary if there is one, else one release. */
  steps?: number | undefined
  /** Instead of steps: the release to go back to. */
  to?: string | undefined
  /**
   * The release that is to go: where it is not what would be taken back, nothing is decided. What others decide at the same
   * time about something else is no hindrance. A canary that went to all phones meanwhile is taken back from all.
   */
  from?: string | undefined
  /** Open pages take it at once. */
  forced?: boolean | undefined
  /** Also to a shell that accepts a key of somebody else. */
  force?: boolean | undefined
}

export type RolledBack = {
  decision: Decision
  /** Undefined where the unit was removed. */
  from: string | undefined
  to: string
  /** Where `from` was named and is the stable release, and was a canary before: the decision that gave it to all. */
  promoted: Decision | undefined
  /** Where a shell came back: its keys that are not accepted here. */
  accepts: readonly ShellKey[]
}

/** So often a rollback that names its release looks anew, where another decision comes first. */
const tries = 5

/**
 * One that was removed comes back as it was. The settings of the installation and the other units stay as they are. An entry carries the serial of its promotion,
 * so a second rollback goes further back and never forward again to the release that was left.
 * @throws ReleaseError "overtaken" where another decision came first, or another release runs than the one named
 */
export async function rollback(
  store: Store,
  keys: Keys,
  input: RollbackInput,
  left = input.from === undefined ? 1 : tries,
): Promise<RolledBack> {
  const { unit, who, why, forced, at } = input
  const base = await standingFor(store, keys)
  const { live, entry: present, canary, promoted } = await taken(store, keys, base, input)
  asSeen(base, input.looked)
  const { entry: earlier, approvals = [] } = canary
    ? { entry: withoutCanary(present as UnitConfig) }
    : await find(store, keys, live, present, input)
  const accepts = unit === 'shell' ? await returningKeys(store, keys, earlier, input.force) : []
  const { forced: _, ...calm } = earlier
  const moved = withEntry(live.config, unit, forced ? { ...earlier, forced: true } : (calm as Entry), at ?? new Date())
  const next = withApprovals(moved, approvals)
  const more = [...(forced ? ['forced'] : []), ...although(accepts)]
  const action = ['rollback', `${unit}@${earlier.release}`, ...more].join(' ')
  const made = decideFor(store, keys, base, { at: at?.toISOString(), who, why, action, config: next })
  const decision = await (left > 1 ? made.catch(onlyOvertaken) : made)
  if (!decision) return rollback(store, keys, input, left - 1)
  return { decision, from: (canary ?? present)?.release, to: earlier.release, promoted, accepts }
}

/**
 * Keys of a shell that is to come back and that are not accepted here.
 * @throws ReleaseError where one of them was stolen or is none of ours, and nobody insists
 */
export async function returningKeys(store: Store, keys: Keys, shell: Named, force = false): Promise<ShellKey[]> {
  const accepts = keysOfShell((await shellManifest(store, shell)) ?? {}, keys)
  const strange = strangeKeys(accepts)
  if (strange.length === 0 || force) return accepts.filter(({ is }) => is !== 'accepted')
  throw new ReleaseError(
    `shell@${shell.release} accepts ${strange.map(inWords).join('; and ')}. Pages that load it would believe that key. Nothing was done. To go back to it all the same: --force --why "…"`,
  )
}

type Named = { release: string; manifest: string }

/** What the log says where somebody insisted. */
export const although = (accepts: readonly ShellKey[]): string[] =>
  strangeKeys(accepts).map(key => `(although it accepts ${inWords(key)})`)

/** What would be taken back, the canary or what most phones run, held against the release that is to go. */
async function taken(store: Store, keys: Keys, base: Standing, { unit, steps, to, from }: RollbackInput) {
  const { live } = base
  if (!live) throw new ReleaseError(notLive(unit))
  const entry = liveEntry(live.config, unit)
  const canary = entry && steps === undefined && to === undefined ? canaryOf(entry) : undefined
  if (from === undefined) return { live, entry, canary, promoted: undefined }
  if (!entry || from !== (canary ?? entry).release) throw await otherRuns(store, keys, live, unit, from)
  return { live, entry, canary, promoted: canary ? undefined : await promotedToAll(store, keys, unit, live) }
}

const notLive = (unit: string): string =>
  `${unit} is not live, and never was: there is nothing to go back to. See "pnpm release status".`

/** What phones run of a set, some of them as a canary. */
export const runningIn = (set: Draft) => namedBy(set).filter(({ part }) => part !== 'previous')

/** What was approved together with an earlier release goes live again with it. */
export const withApprovals = (set: Draft, more: Config['approvals'] = []): Draft =>
  set.policy ? { ...set, approvals: [...(set.approvals ?? []), ...more] } : set

type Found = { entry: Entry; approvals: Config['approvals'] }

async function find(
  store: Store,
  keys: Keys,
  live: Decision,
  present: Entry | undefined,
  { unit, steps = 1, to }: RollbackInput,
): Promise<Found> {
  const passed: string[] = []
  const earlier = (than: Decision) => lastBefore(store, keys, unit, than)
  for (let found = await earlier(live); found; found = await earlier(found)) {
    const entry = liveEntry(found.config, unit) as Entry
    passed.push(entry.release)
    if (to === undefined ? passed.length === steps : entry.release === to)
      return { entry: await stillStored(store, keys, unit, entry), approvals: found.config.approvals }
  }
  throw new ReleaseError(nothingThere(unit, present?.release, passed, to))
}

/** The entry, if its release is still whole in the store; without what gc took away since. */
async function stillStored(store: Store, keys: Keys, unit: string, entry: Entry): Promise<Entry> {
  const read = (release: string) => readRelease(store, keys.known, unit, release)
  await read(entry.release)
  const stable = unit === 'shell' ? entry : withoutCanary(entry as UnitConfig)
  const { previous, ...alone } = stable
  const there = previous && (await read(previous.release).catch(onlyRefused))
  return there ? stable : (alone as Entry)
}

/** @param present undefined where the unit is not live */
function nothingThere(unit: string, present: string | undefined, passed: readonly string[], to: string | undefined) {
  if (present === undefined && passed.length === 0) return notLive(unit)
  const list =
    passed.length > 0
      ? `Before ${present ?? 'it was removed'} these were live: ${passed.join(', ')}.`
      : `${present} is the first that was live.`
  const mend =
    to === undefined ? '' : ` A release that was never live before it goes out by: pnpm release promote ${unit}@${to}`
  return `${unit} cannot go back ${to === undefined ? 'that far' : `to ${to}`}. ${list}${mend}`
}
