/**
 * Looking back in the log of decisions: a few reads, however long it is, but where a unit was never live, and where what is
 * looked for was live under an earlier policy (was-live.ts).
 */
import { isDeepStrictEqual } from 'node:util'
import { isRollbackOf } from './actions.ts'
import type { Decision } from './decision.ts'
import type { Keys } from './keys/key-folder.ts'
import { decisions } from './layout.ts'
import { type Entry, isCanary, liveEntry, sameSet } from './live-set.ts'
import { serialsAfter } from './log.ts'
import { firstPublished, type Publication } from './publications.ts'
import type { Store } from './store/store.ts'
import { readPast } from './vouched.ts'
import { below, policyNow, wereLive } from './was-live.ts'

/** A decision, or the nearest before it that can be read. */
async function nearest(store: Store, keys: Keys, from: number, lowest = 1): Promise<Decision | undefined> {
  for (let serial = from; serial >= lowest; serial--) {
    const decision = await readPast(store, serial, keys)
    if (decision) return decision
  }
  return undefined
}

/**
 * The newest decisions that were live, the newest first.
 * @param count of live sets: decisions that repeat a set take no earlier one's place, however many a stolen key signs
 */
export async function newestDecisions(store: Store, keys: Keys, count: number): Promise<Decision[]> {
  const found: Decision[] = []
  let sets = 0
  for await (const decision of newestFirst(store, keys)) {
    const last = found.at(-1)
    if (!last || !sameSet(last.config, decision.config)) sets++
    if (sets > count) break
    found.push(decision)
  }
  return found
}

/** All that were live. @param isEnd no decision before this one is of interest */
async function* newestFirst(
  store: Store,
  keys: Keys,
  isEnd?: (decision: Decision) => boolean,
): AsyncGenerator<Decision> {
  const serials = (await serialsAfter(store, decisions)).reverse()
  yield* wereLive(store, keys, serials, await policyNow(store, keys), isEnd)
}

/** What was live of the unit just before the decision that promoted this entry. */
export async function entryBefore(store: Store, keys: Keys, unit: string, entry: Entry): Promise<Entry | undefined> {
  for await (const { config } of before(store, keys, entry.serial)) return liveEntry(config, unit)
  return undefined
}

/** The newest decision before this one in which the unit is live: it may have been removed since. */
export async function lastWith(store: Store, keys: Keys, unit: string, serial: number): Promise<Decision | undefined> {
  for await (const found of before(store, keys, serial)) if (liveEntry(found.config, unit)) return found
  return undefined
}

async function* before(store: Store, keys: Keys, serial: number): AsyncGenerator<Decision> {
  yield* wereLive(store, keys, below(serial), await policyNow(store, keys))
}

/** The decision that made the unit what it is in this one. */
export async function lastChange(store: Store, keys: Keys, unit: string, live: Decision): Promise<Decision> {
  let found = live
  for await (const earlier of wereLive(store, keys, below(live.serial), live.config.policy)) {
    if (!isDeepStrictEqual(liveEntry(earlier.config, unit), liveEntry(live.config, unit))) break
    found = earlier
  }
  return found
}

/** Who gave this entry to all phones; undefined where it was no canary until then. */
export async function promotedToAll(
  store: Store,
  keys: Keys,
  unit: string,
  entry: Entry,
): Promise<Decision | undefined> {
  const earlier = await entryBefore(store, keys, unit, entry)
  return isCanary(earlier, entry.release) ? readPast(store, entry.serial, keys) : undefined
}

/** By so much the clocks of two who decide may differ, milliseconds. */
const skew = 86_400_000

/** Whether a decision was made before a release was published: by date and, where that is known, by number, since clocks err. */
const isBefore = ({ serial, at }: Decision, published: Publication | undefined): boolean =>
  published !== undefined && Date.parse(at) < Date.parse(published.at) - skew && serial <= (published.after ?? serial)

/**
 * The decision that took a release back; undefined where it runs, never ran, or another took its place. The log is read back
 * to where it last ran, and no further than it was published.
 */
export async function takenBackBy(
  store: Store,
  keys: Keys,
  unit: string,
  release: string,
): Promise<Decision | undefined> {
  const published = await firstPublished(store, unit, release)
  let after: Decision | undefined
  for await (const decision of newestFirst(store, keys, one => isBefore(one, published))) {
    const entry = liveEntry(decision.config, unit)
    if (entry?.release === release || isCanary(entry, release))
      return after && isRollbackOf(unit, after.action) ? after : undefined
    if (isBefore(decision, published)) return undefined
    after = decision
  }
  return undefined
}

/** The decision that was live at a time, passing over those that were dated back. @param newest that can be believed */
export async function decisionAt(store: Store, keys: Keys, newest: number, time: Date): Promise<Decision | undefined> {
  const found = await datedUpTo(store, keys, newest, time)
  const isFalse = found !== undefined && (await isDatedBack(store, keys, found))
  return isFalse ? decisionAt(store, keys, found.serial - 1, time) : found
}

/**
 * Whether one before it says that it was made later. A command never dates so; who holds a stolen key can, and a rollback to a
 * time before it would end there. It looks at few of them: the one before, the second, the fourth …
 */
async function isDatedBack(store: Store, keys: Keys, { serial, at }: Decision): Promise<boolean> {
  for (let back = 1; back < serial; back *= 2) {
    const earlier = await nearest(store, keys, serial - back)
    if (earlier && Date.parse(earlier.at) > Date.parse(at)) return true
  }
  return false
}

/** The last decision that says that it was made by then: times grow with serials, so halves find it. */
async function datedUpTo(store: Store, keys: Keys, newest: number, time: Date): Promise<Decision | undefined> {
  let [found, low, high]: [Decision | undefined, number, number] = [undefined, 1, newest]
  while (low <= high) {
    const middle = Math.floor((low + high) / 2)
    const decision = await nearest(store, keys, middle, low)
    if (decision && new Date(decision.at) > time) high = decision.serial - 1
    else {
      found = decision ?? found
      low = middle + 1
    }
  }
  return found
}
