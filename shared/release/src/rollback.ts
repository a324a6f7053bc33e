/** Rolling back: a new decision that brings one unit, or the whole set, back to what an earlier decision said of it. */
import type { Config, UnitConfig } from '@shared/contract/config'
import { type Decision, decide, type Intent, readDecision, type Standing, standing } from './decision.ts'
import { ReleaseError } from './errors.ts'
import type { Keys } from './keys/key-folder.ts'
import { type Draft, type Entry, liveEntry, serverTime, unnumbered, withEntry, withoutCanary } from './live-set.ts'
import type { Who } from './promote.ts'
import { readRelease } from './publish.ts'
import type { Store } from './store/store.ts'

export type RollbackInput = Who & {
  unit: string
  /** How many releases of the unit to go back; undefined: its canary if there is one, else one release. */
  steps?: number | undefined
  /** Instead of steps: the release to go back to. */
  to?: string | undefined
  /** Open pages take it at once. */
  forced?: boolean | undefined
}

export type RolledBack = { decision: Decision; from: string; to: string }

/**
 * The settings of the installation and the other units stay as they are. An entry carries the serial of its promotion,
 * so a second rollback goes further back and never forward again to the release that was left.
 */
export async function rollback(store: Store, keys: Keys, input: RollbackInput): Promise<RolledBack> {
  const base = await standing(store, keys.accepted)
  const { config, entry: present } = liveOf(base, input.unit)
  const canary = 'canary' in present ? present.canary : undefined
  const endsCanary = canary !== undefined && input.steps === undefined && input.to === undefined
  const earlier = endsCanary ? withoutCanary(present as UnitConfig) : await find(store, keys, present, input)
  const at = input.at ?? new Date()
  const { forced: _, ...calm } = earlier
  const next = withEntry(config, input.unit, input.forced ? { ...earlier, forced: true } : (calm as Entry), at)
  const decision = await write(store, keys, base, input, `rollback ${input.unit}@${earlier.release}`, next)
  return { decision, from: endsCanary ? canary.release : present.release, to: earlier.release }
}

/** The whole set, settings too, as it was at a time. @throws ReleaseError where nothing was live then, or it is no more stored */
export async function rollbackAll(store: Store, keys: Keys, input: Who & { to: Date }): Promise<Decision> {
  const base = await standing(store, keys.accepted)
  const then = await decisionAt(store, keys, base.serial, input.to)
  if (!then) throw new ReleaseError(`Nothing was live at ${input.to.toISOString()}. See "pnpm release history".`)
  await Promise.all(
    ['shell', ...Object.keys(then.config.units)].map(unit =>
      readRelease(store, keys.accepted, unit, liveEntry(then.config, unit)?.release ?? ''),
    ),
  )
  const next = { ...unnumbered(then.config), issued: serverTime(input.at ?? new Date()) }
  return write(store, keys, base, input, `rollback --all to decision ${then.serial}`, next)
}

const write = (store: Store, keys: Keys, base: Standing, { who, why, at }: Who, action: string, config: Draft) =>
  decide(store, keys, base, { at: (at ?? new Date()).toISOString(), who, why, action, config } satisfies Intent)

/** The decision that was live at a time: times grow with serials, so halves find it in a few reads. */
async function decisionAt(store: Store, keys: Keys, newest: number, time: Date): Promise<Decision | undefined> {
  let [found, low, high]: [Decision | undefined, number, number] = [undefined, 1, newest]
  while (low <= high) {
    const middle = Math.floor((low + high) / 2)
    const decision = await nearest(store, keys, middle, low)
    if (decision && new Date(decision.at) <= time) {
      found = decision
      low = middle + 1
    } else high = middle - 1
  }
  return found
}

/** A decision that is lost or damaged is passed over, downwards. */
async function nearest(store: Store, keys: Keys, from: number, lowest: number): Promise<Decision | undefined> {
  for (let serial = from; serial >= lowest; serial--) {
    const decision = await readDecision(store, serial, keys.accepted)
    if (decision) return decision
  }
  return undefined
}

function liveOf({ live }: Standing, unit: string): { config: Config; entry: Entry } {
  const entry = liveEntry(live?.config, unit)
  if (live && entry) return { config: live.config, entry }
  throw new ReleaseError(`${unit} is not live, so there is nothing to roll back. See "pnpm release status".`)
}

async function find(store: Store, keys: Keys, present: Entry, { unit, steps = 1, to }: RollbackInput): Promise<Entry> {
  const passed: string[] = []
  for (let entry = await before(store, keys, unit, present); entry; entry = await before(store, keys, unit, entry)) {
    passed.push(entry.release)
    if (to === undefined ? passed.length === steps : entry.release === to) return stillStored(store, keys, unit, entry)
  }
  throw new ReleaseError(nothingThere(unit, present.release, passed, to))
}

/** The entry, if its release is still whole in the store. */
async function stillStored(store: Store, keys: Keys, unit: string, entry: Entry): Promise<Entry> {
  await readRelease(store, keys.accepted, unit, entry.release)
  return unit === 'shell' ? entry : withoutCanary(entry as UnitConfig)
}

/** What was live of the unit just before the decision that promoted this entry. */
async function before(store: Store, keys: Keys, unit: string, entry: Entry): Promise<Entry | undefined> {
  const decision = await nearest(store, keys, entry.serial - 1, 1)
  return liveEntry(decision?.config, unit)
}

function nothingThere(unit: string, present: string, passed: readonly string[], to: string | undefined): string {
  const list =
    passed.length > 0
      ? `Before ${present} these were live: ${passed.join(', ')}.`
      : `${present} is the first that was live.`
  const mend =
    to === undefined ? '' : ` A release that was never live before it goes out by: pnpm release promote ${unit}@${to}`
  return `${unit} cannot go back ${to === undefined ? 'that far' : `to ${to}`}. ${list}${mend}`
}
