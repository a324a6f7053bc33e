/**
 * Taking away releases that nothing needs any more. It marks them, makes a decision of its own, and only then deletes: a
 * promotion that goes on beside it either sees a mark or loses the race for the serial, so none can ever name what is gone.
 */

import { decideSame, standingFor } from '../decisions/decide.ts'
import type { Decision, Standing } from '../decisions/decision.ts'
import { ReleaseError } from '../errors.ts'
import { newestDecisions } from '../history/past.ts'
import { inTurns } from '../in-turns.ts'
import type { Keys } from '../keys/key-folder.ts'
import { promised } from '../proposals/promised.ts'
import { manifestName } from '../releases/built-release.ts'
import { publishedSince, publishedUnits } from '../releases/publications.ts'
import { oneByOne, step } from '../steps.ts'
import { deltasOf, fileKey, publishingKey, removalKey, signatureKey } from '../store/layout.ts'
import { isMarked, isPublishing, markRemoval, newMark, unmarkRemoval } from '../store/marks.ts'
import type { Store } from '../store/store.ts'
import { nameOf, type Stored, storedReleases } from '../store/stored.ts'
import { namedBy } from '../verify/verify-live.ts'
import type { Who } from './promote.ts'

const day = 24 * 3_600_000

/** So many decisions can be gone back to. */
export const usualKeep = 20

export type Plan = { base: Standing & { live: Decision }; waste: readonly Stored[]; kept: number }

/**
 * What nothing needs: not live, previous or canary in any of the last decisions, not the newest that its unit published nor
 * published within a day, not being published now, and neither named by a waiting proposal nor by a link that is still good.
 * @param keep how many decisions
 */
export async function planGc(store: Store, keys: Keys, keep: number, now: Date): Promise<Plan> {
  const { live, ...base } = await standingFor(store, keys)
  if (!live) throw new ReleaseError('Nothing is live yet, so nothing can be told from what is needed.')
  step('looking for what nothing needs')
  const needed = await neededBy(store, keys, keep, live)
  const stored = await storedReleases(store)
  const free = stored.filter(one => !needed.has(nameOf(one)))
  const waste = await unneeded(store, free, now)
  return { base: { ...base, live }, waste, kept: stored.length - waste.length }
}

/**
 * @param now what is new and what is being published is judged by it
 * @throws ReleaseError "overtaken" where another decision came first; then nothing was deleted
 */
export async function gc(
  store: Store,
  keys: Keys,
  plan: Plan,
  who: Who,
  now = who.at ?? new Date(),
): Promise<Stored[]> {
  const mine = newMark(now)
  const marked = await chosen(plan.waste, one => markRemoval(store, one.unit, one.release, now, mine))
  const going = await unneeded(store, marked, now) // whoever publishes or promises one since the plan sees the mark, or is seen here
  const unmark = (those: Stored[]) => inTurns(those, one => unmarkRemoval(store, one.unit, one.release, mine))
  await unmark(marked.filter(one => !going.includes(one)))
  if (going.length === 0) return []
  const action = `gc of ${going.length} ${going.length === 1 ? 'release' : 'releases'}`
  await decideSame(store, keys, plan.base, action, who).catch(async error => {
    await unmark(going)
    throw error
  })
  await oneByOne('deleting releases', going, async one => {
    if (await isMarked(store, one.unit, one.release, mine)) await take(store, one)
  })
  return going
}

/** Its release.json first: what is half gone is no release. The mark last. */
async function take(store: Store, { unit, release, files }: Stored): Promise<void> {
  await store.delete(fileKey(unit, release, manifestName))
  await inTurns(files, file => store.delete(fileKey(unit, release, file)))
  await inTurns(await store.listAfter(deltasOf(unit, release), ''), key => store.delete(key))
  for (const key of [signatureKey, publishingKey, removalKey]) await store.delete(key(unit, release))
}

async function chosen<T>(items: readonly T[], test: (item: T) => Promise<boolean>): Promise<T[]> {
  const kept = await inTurns(items, test)
  return items.filter((_, at) => kept[at])
}

async function neededBy(store: Store, keys: Keys, keep: number, live: Decision): Promise<Set<string>> {
  const last = [live, ...(await newestDecisions(store, keys, keep))]
  return new Set(last.flatMap(({ config }) => namedBy(config).map(nameOf)))
}

/** Those of them that nobody publishes now, published and may be about to promote, or was promised. */
async function unneeded(store: Store, those: readonly Stored[], now: Date): Promise<Stored[]> {
  const quiet = await chosen(those, async one => !(await isPublishing(store, one.unit, one.release, now)))
  const waiting = new Set([...(await published(store, now)), ...(await promised(store, now))])
  return quiet.filter(one => !waiting.has(nameOf(one)))
}

/** The newest of each unit, and what was published within a day. */
async function published(store: Store, now: Date): Promise<Set<string>> {
  const since = new Date(now.getTime() - day)
  const found = await inTurns(await publishedUnits(store), async unit =>
    (await publishedSince(store, unit, since)).map(release => nameOf({ unit, release })),
  )
  return new Set(found.flat())
}
