/**
 * Looks back in the log of decisions. An entry names the decision that brought it, so a unit's earlier release is found in a
 * few reads. The whole log is read for a time, before a key is dropped, and for a unit that was never live.
 */
import { isDeepStrictEqual } from 'node:util'
import { partsOf } from '@shared/contract/approval'
import { isRollbackOf } from '../decisions/actions.ts'
import type { Decision } from '../decisions/decision.ts'
import { type Entry, isCanary, liveEntry } from '../decisions/live-set.ts'
import { dateOf } from '../decisions/standing-shells.ts'
import { readPast } from '../decisions/vouched.ts'
import { below, following, liveNow, wereLive } from '../decisions/was-live.ts'
import { ReleaseError } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import type { Keys } from '../keys/key-folder.ts'
import { firstPublished, type Publication } from '../releases/publications.ts'
import { step } from '../steps.ts'
import { decisions } from '../store/layout.ts'
import { serialsAfter } from '../store/log.ts'
import type { Store } from '../store/store.ts'

/**
 * The newest decisions that were live, the newest first.
 * @param count of live sets: decisions that repeat a set, whatever numbers and times they write into it, take no earlier one's
 * place, however many a stolen key signs
 */
export async function newestDecisions(store: Store, keys: Keys, count: number): Promise<Decision[]> {
  const found: Decision[] = []
  let sets = 0
  for await (const decision of newestFirst(store, keys)) {
    const last = found.at(-1)
    if (!last || !isDeepStrictEqual(partsOf(last.config), partsOf(decision.config))) sets++
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
  yield* wereLive(store, keys, serials, await liveNow(store, keys), isEnd)
}

/** What was live of the unit just before what it is in this decision, which was live. */
export async function entryBefore(store: Store, keys: Keys, unit: string, found: Decision): Promise<Entry | undefined> {
  for await (const { config } of before(store, keys, unit, found)) return liveEntry(config, unit)
  return undefined
}

/** The newest decision before that in which the unit is live: it may have been removed since. */
export async function lastBefore(
  store: Store,
  keys: Keys,
  unit: string,
  found: Decision,
): Promise<Decision | undefined> {
  for await (const earlier of before(store, keys, unit, found)) if (liveEntry(earlier.config, unit)) return earlier
  return undefined
}

/** The decisions before the one that brought what the unit is in this one, and of them none that has the same release. */
async function* before(store: Store, keys: Keys, unit: string, found: Decision): AsyncGenerator<Decision> {
  const left = liveEntry(found.config, unit)
  let first = await broughtBy(store, keys, unit, found)
  for await (const earlier of wereLive(store, keys, below(first), found.config)) {
    if (earlier.serial >= first) continue
    if (!left || liveEntry(earlier.config, unit)?.release !== left.release) yield earlier
    else first = Math.min(first, await broughtBy(store, keys, unit, earlier))
  }
}

/**
 * The decision that a unit's entry names; this one itself where that one brought another release, since whoever holds one key
 * writes the number.
 */
async function broughtBy(store: Store, keys: Keys, unit: string, { serial, config }: Decision): Promise<number> {
  const entry = liveEntry(config, unit)
  const by = entry && (await readPast(store, entry.serial, keys))
  const isOther = by && (by.config.log !== config.log || liveEntry(by.config, unit)?.release !== entry.release)
  return isOther ? serial : (entry?.serial ?? serial)
}

/** The decision that made the unit what it is in this one. */
export async function lastChange(store: Store, keys: Keys, unit: string, live: Decision): Promise<Decision> {
  let found = live
  for await (const earlier of wereLive(store, keys, below(live.serial), live.config)) {
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

/** The decision with this number, if it was live: the log is read from its beginning. */
export async function wasLive(store: Store, keys: Keys, live: Decision, serial: number): Promise<Decision | undefined> {
  for await (const one of oldestFirst(store, keys, live))
    if (one.serial >= serial) return one.serial === serial ? one : undefined
  return undefined
}

/** The live decision, after which nothing counts, and the present time: a later date comes from a clock that was ahead, or lies. */
export type Present = { live: Decision; now: Date }

/**
 * The decision that was live at a time.
 * @throws ReleaseError where one that is dated later than now stands just there
 */
export async function decisionAt(
  store: Store,
  keys: Keys,
  { live, now }: Present,
  time: Date,
): Promise<Decision | undefined> {
  let [found, undated]: [Decision | undefined, Decision | undefined] = [undefined, undefined]
  for await (const { decision, date } of inOrder(store, keys, { live, now })) {
    if (date === undefined) undated ??= decision
    else if (date > time.toISOString()) break
    else [found, undated] = [decision, undefined]
  }
  if (undated) throw new ReleaseError(stillToCome(undated))
  return found
}

const stillToCome = ({ serial, at }: Decision): string =>
  `Decision ${serial} is dated ${at}, which is still to come: whether it was made before that time is not known. Name the number of a decision instead of a time. See "pnpm release history".`

/**
 * All that were live, the oldest first, with the date of each; without those that were dated back. A command never dates a
 * decision before an earlier one; who holds a stolen key can, as many as they like, so the log is read from its beginning.
 */
export async function* inOrder(store: Store, keys: Keys, { live, now }: Present) {
  let last = ''
  for await (const decision of oldestFirst(store, keys, live)) {
    const date = dateOf(decision, now.toISOString())
    const second = date?.slice(0, 'yyyy-mm-ddThh:mm:ss'.length) // a set bears no milliseconds
    if (second !== undefined && second < last) continue
    last = second ?? last
    yield { decision, date }
  }
}

/** Sixteen read at a time. */
async function* oldestFirst(store: Store, keys: Keys, live: Decision): AsyncGenerator<Decision> {
  const serials = (await serialsAfter(store, decisions)).filter(serial => serial <= live.serial)
  const isNext = following(keys, live.config.log)
  for (let at = 0; at < serials.length; at += 16) {
    step(`reading the log, ${at} of ${serials.length} decisions`)
    const read = await inTurns(serials.slice(at, at + 16), serial => readPast(store, serial, keys))
    yield* read.filter(one => one !== undefined).filter(isNext)
  }
}
