/** Publishing: a built release becomes immutable files of the store. What is live does not change. */

import type { ReleaseManifest } from '@shared/contract/release'
import * as v from 'valibot'
import { type BuiltRelease, manifestName, parseManifest } from './built-release.ts'
import { ReleaseError } from './errors.ts'
import { inTurns } from './in-turns.ts'
import { entryKey, fileKey, publications } from './layout.ts'
import { newestSerial } from './log.ts'
import type { Store } from './store/store.ts'

export type Published = { unit: string; release: string; version: string; files: number; stored: boolean }

const publication = v.object({ release: v.string(), at: v.string() })

/**
 * Stores a release, its release.json last: where that stands, all stands. Doing it again with the same bytes changes
 * nothing, and ends what a killed run began.
 * @returns `stored: false` where all of it was there already
 * @throws ReleaseError where the id holds other bytes
 */
export async function publish(store: Store, built: BuiltRelease, at = new Date()): Promise<Published> {
  const { unit, release, version } = built.manifest
  const keep = (file: string, bytes: Uint8Array) => keepSame(store, fileKey(unit, release, file), bytes)
  await inTurns([...built.files], ([file, bytes]) => keep(file, bytes))
  const stored = await keep(manifestName, built.manifestBytes)
  await recordNewest(store, unit, release, at)
  return { unit, release, version, files: built.files.size, stored }
}

async function keepSame(store: Store, key: string, bytes: Uint8Array): Promise<boolean> {
  if (await store.createIfAbsent(key, bytes)) return true
  const there = await store.read(key)
  if (there && Buffer.from(bytes).equals(there)) return false
  throw new ReleaseError(
    `${key} is stored already with other bytes, and a stored release never changes. A release id is the hash of what goes into the build: build again so that it gets its own.`,
  )
}

async function recordNewest(store: Store, unit: string, release: string, at: Date): Promise<void> {
  const log = publications(unit)
  const newest = await newestSerial(store, log)
  if ((await readPublication(store, unit, newest)) === release) return
  const entry = Buffer.from(`${JSON.stringify({ release, at: at.toISOString() })}\n`)
  if (!(await store.createIfAbsent(entryKey(log, newest + 1), entry))) await recordNewest(store, unit, release, at)
}

async function readPublication(store: Store, unit: string, serial: number): Promise<string | undefined> {
  const bytes = await store.read(entryKey(publications(unit), serial))
  return bytes && v.parse(publication, JSON.parse(Buffer.from(bytes).toString())).release
}

/** The release of a unit that was published last. */
export const newestPublished = async (store: Store, unit: string): Promise<string | undefined> =>
  readPublication(store, unit, await newestSerial(store, publications(unit)))

/** Units that published anything, in order. */
export async function publishedUnits(store: Store): Promise<string[]> {
  const keys = await store.listAfter('published/', '')
  return [...new Set(keys.map(key => key.split('/')[1] ?? ''))]
}

/** @throws ReleaseError where that release is not (wholly) stored */
export async function readManifest(store: Store, unit: string, release: string): Promise<ReleaseManifest> {
  const bytes = await store.read(fileKey(unit, release, manifestName))
  if (bytes) return parseManifest(bytes, `${unit}@${release}`)
  throw new ReleaseError(`${unit}@${release} is not in the store. Publish it first: pnpm release publish ${unit}`)
}
