/** Publishing: a built release becomes immutable files of the store. What is live does not change. */

import type { ReleaseManifest } from '@shared/contract/release'
import { type AcceptedKey, signature } from '@shared/contract/signed'
import * as v from 'valibot'
import { type BuiltRelease, manifestName, parseManifest, sha384 } from './built-release.ts'
import { ReleaseError } from './errors.ts'
import { inTurns } from './in-turns.ts'
import type { Keys } from './keys/key-folder.ts'
import { isSignatureOf, signBytes } from './keys/signature.ts'
import { entryKey, fileKey, publications, removalKey, signatureKey } from './layout.ts'
import { newestSerial } from './log.ts'
import type { Store } from './store/store.ts'

export type Published = { unit: string; release: string; version: string; files: number; stored: boolean }

const publication = v.object({ release: v.string(), at: v.string() })

/**
 * Stores a release and its signature, its release.json last: where that stands, all stands. Doing it again with the same
 * bytes changes nothing, ends what a killed run began, and mends a file that was damaged in the store.
 * @returns `stored: false` where all of it was there already
 * @throws ReleaseError where the id holds other bytes
 */
export async function publish(store: Store, keys: Keys, built: BuiltRelease, at = new Date()): Promise<Published> {
  const { unit, release, version } = built.manifest
  await refuseOther(store, unit, release, built.manifestBytes)
  const keep = (file: string, bytes: Uint8Array) => keepSame(store, fileKey(unit, release, file), bytes)
  await inTurns([...built.files], ([file, bytes]) => keep(file, bytes))
  await signManifest(store, keys, unit, release, built.manifestBytes)
  const stored = await keep(manifestName, built.manifestBytes)
  await store.delete(removalKey(unit, release))
  await recordNewest(store, unit, release, at)
  return { unit, release, version, files: built.files.size, stored }
}

/** The same id with another release.json is another release; one that no key of ours signed is damaged, and is mended. */
async function refuseOther(store: Store, unit: string, release: string, manifest: Uint8Array): Promise<void> {
  const there = await store.read(fileKey(unit, release, manifestName))
  if (!there || Buffer.from(manifest).equals(there) || !(await readSignature(store, unit, release))) return
  throw new ReleaseError(
    `${unit}@${release} is stored already with other bytes, and a stored release never changes. A release id is the hash of what goes into the build: build again so that it gets its own.`,
  )
}

/** What stands in another form under a release.json that says otherwise was damaged: put right. */
async function keepSame(store: Store, key: string, bytes: Uint8Array): Promise<boolean> {
  if (await store.createIfAbsent(key, bytes)) return true
  const there = await store.read(key)
  if (there && Buffer.from(bytes).equals(there)) return false
  await store.delete(key)
  return keepSame(store, key, bytes)
}

async function signManifest(store: Store, keys: Keys, unit: string, release: string, bytes: Uint8Array): Promise<void> {
  const there = await readSignature(store, unit, release)
  if (isSignatureOf(bytes, there, keys.accepted)) return
  const key = signatureKey(unit, release)
  if (there) await store.delete(key)
  await store.createIfAbsent(key, Buffer.from(`${JSON.stringify(signBytes(keys.signing(), bytes))}\n`))
}

async function readSignature(store: Store, unit: string, release: string) {
  const bytes = await store.read(signatureKey(unit, release))
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), signature), Buffer.from(bytes ?? []).toString())
  return result.success ? result.output : undefined
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

/** A release as the store holds it. */
export type StoredRelease = {
  manifest: ReleaseManifest
  /** Hash of release.json. */
  integrity: string
}

/** @throws ReleaseError where that release is not (wholly) stored, was taken away, or was signed by nobody we know */
export async function readRelease(
  store: Store,
  accepted: readonly AcceptedKey[],
  unit: string,
  release: string,
): Promise<StoredRelease> {
  const again = `Publish it again: pnpm release publish ${unit}`
  const bytes = await store.read(fileKey(unit, release, manifestName))
  if (!bytes || (await store.read(removalKey(unit, release))))
    throw new ReleaseError(`${unit}@${release} is not in the store. ${again}`)
  if (!isSignatureOf(bytes, await readSignature(store, unit, release), accepted))
    throw new ReleaseError(`${unit}@${release} carries no signature of a key that is accepted here. ${again}`)
  return { manifest: parseManifest(bytes, `${unit}@${release}`), integrity: sha384(bytes) }
}
