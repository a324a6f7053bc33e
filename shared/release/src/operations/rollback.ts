/** Rolling back: a new decision that brings one unit, or the whole set, back to what an earlier decision said of it. */
import type { Config, UnitConfig } from '@shared/contract/config'
import { settingsHash, sharesMoved, sharesOf } from '../decisions/approvals.ts'
import { asSeen, decideFor, standingAsSeen, standingFor } from '../decisions/decide.ts'
import { type Decision, judged, type Standing } from '../decisions/decision.ts'
import {
  type Draft,
  type Entry,
  liveEntry,
  sameSet,
  unnumbered,
  withEntry,
  withoutCanary,
} from '../decisions/live-set.ts'
import { onlyOvertaken, onlyRefused, ReleaseError } from '../errors.ts'
import { TakenBackRefusal, type TakenBackRelease, takenBackOf, wasTakenBack } from '../history/again.ts'
import { decisionAt, lastBefore, type Present, promotedToAll, wasLive } from '../history/past.ts'
import type { Keys } from '../keys/key-folder.ts'
import { inWords, keysOfShell, type ShellKey, strangeKeys } from '../keys/shell-keys.ts'
import { readRelease } from '../releases/publish.ts'
import { shellManifest } from '../releases/shell-manifest.ts'
import { decisions, entryKey } from '../store/layout.ts'
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
async function returningKeys(store: Store, keys: Keys, shell: Named, force = false): Promise<ShellKey[]> {
  const accepts = keysOfShell((await shellManifest(store, shell)) ?? {}, keys)
  const strange = strangeKeys(accepts)
  if (strange.length === 0 || force) return accepts.filter(({ is }) => is !== 'accepted')
  throw new ReleaseError(
    `shell@${shell.release} accepts ${strange.map(inWords).join('; and ')}. Pages that load it would believe that key. Nothing was done. To go back to it all the same: --force --why "…"`,
  )
}

type Named = { release: string; manifest: string }

/** What the log says where somebody insisted. */
const although = (accepts: readonly ShellKey[]): string[] =>
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

export type RollbackAllInput = Who & {
  to: Date | number
  /** False: refuses where a release of then was taken back since; undefined: nobody asks. */
  again?: boolean | undefined
  /** Also to a shell that accepts a key of somebody else. */
  force?: boolean | undefined
}

/** What did not go back, as it needs several keys: whether the settings differed, and remotes that had a canary then. */
export type Stayed = { settings: boolean; canaries: readonly string[] }

/**
 * The whole set as it was at a time, or by a decision; the settings too, where one key is enough for them.
 * @returns `as`: the decision that it was so by; `changed: false` where it is so now
 * @throws ReleaseError where nothing was live then, or some of it is no more stored
 */
export async function rollbackAll(
  store: Store,
  keys: Keys,
  { to, who, why, looked, again, force, at }: RollbackAllInput,
): Promise<{ decision: Decision; changed: boolean; as: number; accepts: readonly ShellKey[]; stayed: Stayed }> {
  const base = await standingAsSeen(store, keys, looked)
  if (!base.live) throw new ReleaseError('Nothing is live, and never was: there is nothing to go back to.')
  const then = await decidedThen(store, keys, { live: base.live, now: at ?? new Date() }, to)
  if (!then) throw new ReleaseError(await nothingThen(store, keys, base.live, to))
  const { set, stayed } = broughtBack(base.live.config, then.config)
  const as = then.serial
  if (sameSet(base.live.config, set)) return { decision: base.live, changed: false, as, accepts: [], stayed }
  const gone = again === undefined ? [] : await takenBackOf(store, keys, runningIn(set))
  if (gone.length > 0 && !again) throw wouldReturn(then, gone)
  const isBack = set.shell.release !== base.live.config.shell.release
  const accepts = isBack ? await returningKeys(store, keys, set.shell, force) : []
  await allStored(store, keys, set)
  const more = [...(gone.length > 0 ? ['again'] : []), ...although(accepts)]
  const action = ['rollback --all to decision', as, ...more].join(' ')
  const decision = await decideFor(store, keys, base, { at: at?.toISOString(), who, why, action, config: set })
  return { decision, changed: true, as, accepts, stayed }
}

/** Where several keys are asked for, one brings releases back, and neither settings nor another share of a canary. */
function broughtBack(live: Config, then: Config): { set: Draft; stayed: Stayed } {
  const { policy, approvals = [] } = live
  const back = { ...unnumbered(then), approvals, ...(policy && { policy }) }
  const isOpen = !policy || policy.promote === 1
  const canaries = isOpen ? [] : sharesMoved(then, sharesOf(live))
  const entries = Object.entries(then.units).map(([unit, entry]) => [
    unit,
    canaries.includes(unit) ? withoutCanary(entry) : entry,
  ])
  const units: Config['units'] = Object.fromEntries(entries)
  const set = isOpen ? back : { ...unnumbered(live), shell: then.shell, units }
  const settings = !isOpen && settingsHash(live) !== settingsHash(then)
  return { set: withApprovals(set, then.approvals), stayed: { settings, canaries } }
}

async function decidedThen(store: Store, keys: Keys, present: Present, to: Date | number) {
  if (typeof to !== 'number') {
    if (to > present.now) throw new ReleaseError(`${to.toISOString()} is still to come.`)
    return decisionAt(store, keys, present, to)
  }
  return wasLive(store, keys, present.live, to)
}

const notLive = (unit: string): string =>
  `${unit} is not live, and never was: there is nothing to go back to. See "pnpm release status".`

async function nothingThen(store: Store, keys: Keys, { config }: Decision, to: Date | number): Promise<string> {
  if (typeof to !== 'number') return `Nothing was live at ${to.toISOString()}. See "pnpm release history".`
  const bytes = await store.read(entryKey(decisions, to))
  if (!bytes) return `There is no decision ${to}. See "pnpm release history".`
  const fault = faultOf(judged(bytes, to, keys.known), config.log)
  return `Decision ${to} cannot be believed: it ${fault}. See "pnpm release verify".`
}

/** @param log of the live decision */
function faultOf(found: string | Decision, log: Config['log']): string {
  if (typeof found === 'string') return found
  return found.config.log === log ? 'was never live' : 'is of another log'
}

const wouldReturn = ({ serial }: Decision, gone: readonly TakenBackRelease[]): TakenBackRefusal =>
  new TakenBackRefusal(
    `Decision ${serial} would send out again what was taken back since. ${gone.map(wasTakenBack).join(' ')}`,
    'To do so all the same: --again --why "…"',
  )

async function allStored(store: Store, keys: Keys, set: Draft): Promise<void> {
  await Promise.all(runningIn(set).map(({ unit, release }) => readRelease(store, keys.known, unit, release)))
}

/** What phones run of a set, some of them as a canary. */
const runningIn = (set: Draft) => namedBy(set).filter(({ part }) => part !== 'previous')

/** What was approved together with an earlier release goes live again with it. */
const withApprovals = (set: Draft, more: Config['approvals'] = []): Draft =>
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
