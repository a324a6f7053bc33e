/**
 * Looking back in the log of decisions: a few reads, however long it is, but where a unit was never live, and where what is
 * looked for was live under an earlier policy (was-live.ts).
 */
import { isDeepStrictEqual } from 'node:util'
import { isRollbackOf } from './actions.ts'
import type { Decision } from './decision.ts'
import { inTurns } from './in-turns.ts'
import type { Keys } from './keys/key-folder.ts'
import { decisions } from './layout.ts'
import { type Entry, isCanary, liveEntry, sameSet } from './live-set.ts'
import { serialsAfter } from './log.ts'
import { firstPublished, type Publication } from './publications.ts'
import { step } from './steps.ts'
import type { Store } from './store/store.ts'
import { readPast } from './vouched.ts'
import { below, following, policyNow, wereLive } from './was-live.ts'

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

/** What was live of the unit just before what it is in this decision. */
export async function entryBefore(store: Store, keys: Keys, unit: string, found: Decision): Promise<Entry | undefined> {
  for await (const { config } of before(store, keys, await cameWith(store, keys, unit, found)))
    return liveEntry(config, unit)
  return undefined
}

/**
 * The newest decision in which the unit is live, before the one that brought what it is in this one: it may have been
 * removed since.
 */
export async function lastBefore(
  store: Store,
  keys: Keys,
  unit: string,
  found: Decision,
): Promise<Decision | undefined> {
  for await (const earlier of before(store, keys, await cameWith(store, keys, unit, found)))
    if (liveEntry(earlier.config, unit)) return earlier
  return undefined
}

/**
 * The decision that brought what a unit is in this one: its entry names it, which counts unless that one brought another
 * release. Whoever holds one key writes the number.
 */
async function cameWith(store: Store, keys: Keys, unit: string, found: Decision): Promise<number> {
  const entry = liveEntry(found.config, unit)
  if (!entry) return found.serial
  const isIn = ({ config }: Decision) => liveEntry(config, unit)?.release === entry.release
  const by = await readPast(store, entry.serial, keys)
  if (!by || isIn(by)) return entry.serial
  for await (const earlier of before(store, keys, found.serial))
    return isIn(earlier) ? cameWith(store, keys, unit, earlier) : found.serial
  return found.serial
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
  live: Decision,
): Promise<Decision | undefined> {
  const [earlier, entry] = [await entryBefore(store, keys, unit, live), liveEntry(live.config, unit)]
  return entry && isCanary(earlier, entry.release) ? readPast(store, entry.serial, keys) : undefined
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

/**
 * The decision that was live at a time, passing over those that were dated back. A command never dates a decision before an
 * earlier one; who holds a stolen key can, as many as they like, so the log is read from its beginning.
 * @param newest that can be believed
 */
export async function decisionAt(store: Store, keys: Keys, newest: number, time: Date): Promise<Decision | undefined> {
  let found: Decision | undefined
  for await (const decision of oldestFirst(store, keys, newest)) {
    if (new Date(decision.at) > time) break
    if (!found || decision.at >= found.at) found = decision
  }
  return found
}

/** All that were live, sixteen read at a time. */
async function* oldestFirst(store: Store, keys: Keys, newest: number): AsyncGenerator<Decision> {
  const serials = (await serialsAfter(store, decisions)).filter(serial => serial <= newest)
  const isNext = following(keys)
  for (let at = 0; at < serials.length; at += 16) {
    step(`reading the log, ${at} of ${serials.length} decisions`)
    const read = await inTurns(serials.slice(at, at + 16), serial => readPast(store, serial, keys))
    yield* read.filter(one => one !== undefined).filter(isNext)
  }
}
