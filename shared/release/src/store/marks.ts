/** Marks that runs set while they are at work, so that publish and gc keep out of each other's way. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { ReleaseError } from '../errors.ts'
import { publishingKey, removalKey } from './layout.ts'
import type { Store } from './store.ts'

/** An older one was left by a run that was killed. */
const lives = 3_600_000
/** Clocks differ, by a zone at most; a mark from a later time was set by one that was wrong. */
const ahead = 24 * 3_600_000
const mark = v.pipe(v.string(), v.parseJson(), v.object({ at: v.string() }))

/** A mark like no other. */
export const newMark = (at: Date): Uint8Array =>
  Buffer.from(`${JSON.stringify({ at: at.toISOString(), run: randomUUID() })}\n`)

/** Whether whoever set it may still be at work. */
function isFresh(bytes: Uint8Array | undefined, now: Date): boolean {
  const read = v.safeParse(mark, Buffer.from(bytes ?? []).toString())
  const age = read.success ? now.getTime() - new Date(read.output.at).getTime() : Number.NaN
  return age < lives && age > -ahead
}

/** Also in the place of one that was left behind. @returns false where another run's stands there */
async function setMark(store: Store, key: string, at: Date, mine = newMark(at)): Promise<boolean> {
  if (await store.createIfAbsent(key, mine)) return true
  if (isFresh(await store.read(key), at)) return false
  await store.delete(key)
  return store.createIfAbsent(key, mine)
}

const same = (a: Uint8Array, b: Uint8Array | undefined): boolean => b !== undefined && Buffer.from(a).equals(b)

export const markPublishing = (store: Store, unit: string, release: string, at: Date): Promise<boolean> =>
  setMark(store, publishingKey(unit, release), at)

export const markRemoval = (store: Store, unit: string, release: string, at: Date, mine: Uint8Array) =>
  setMark(store, removalKey(unit, release), at, mine)

/** Whether this very mark stands. */
export const isMarked = async (store: Store, unit: string, release: string, mine: Uint8Array): Promise<boolean> =>
  same(mine, await store.read(removalKey(unit, release)))

/** Takes this very mark away, and no other. */
export async function unmarkRemoval(store: Store, unit: string, release: string, mine: Uint8Array): Promise<void> {
  if (await isMarked(store, unit, release, mine)) await store.delete(removalKey(unit, release))
}

/** Whether somebody publishes it at this time. */
export const isPublishing = async (store: Store, unit: string, release: string, now: Date): Promise<boolean> =>
  isFresh(await store.read(publishingKey(unit, release)), now)

/**
 * @returns the mark that a killed gc left behind
 * @throws ReleaseError where gc is at work on this release
 */
export async function refuseRemoval(
  store: Store,
  unit: string,
  release: string,
  now: Date,
): Promise<Uint8Array | undefined> {
  const found = await store.read(removalKey(unit, release))
  if (!isFresh(found, now)) return found
  throw new ReleaseError(`gc is taking ${unit}@${release} away right now. Publish it again when gc is done.`)
}
