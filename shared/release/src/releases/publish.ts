/** Publishing: a built release becomes immutable files of the store. What is live does not change. */
import type { ReleaseManifest } from '@shared/contract/release'
import { type AcceptedKey, signature } from '@shared/contract/signed'
import * as v from 'valibot'
import { ReleaseError } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import type { Keys } from '../keys/key-folder.ts'
import { isSignatureOf, signBytes } from '../keys/signature.ts'
import { type Origin, type Provenance, readOrigin, recordOrigin } from '../origin/origin.ts'
import { step } from '../steps.ts'
import { isKey } from '../store/keys.ts'
import { fileKey, publishingKey, removalKey, signatureKey } from '../store/layout.ts'
import { markPublishing, refuseRemoval, unmarkRemoval } from '../store/marks.ts'
import type { Store } from '../store/store.ts'
import { type BuiltRelease, manifestName, parseManifest, sha384 } from './built-release.ts'
import { newestPublished, recordPublished } from './publications.ts'
import { refuseSlip, wholeId } from './typed-names.ts'

export type Published = { unit: string; release: string; version: string; files: number; stored: boolean }

/**
 * Stores a release and its signature, its release.json last: where that stands, all stands. Doing it again with the same
 * bytes changes nothing, ends what a killed run began, and mends a file that was damaged in the store.
 * @param told where it comes from; undefined: nothing is said of it
 * @param until of a preview: when its link ends
 * @returns `stored: false` where all of it was there already
 * @throws ReleaseError where the id holds other bytes, or where gc takes it away right now
 */
export async function publish(
  store: Store,
  keys: Keys,
  built: BuiltRelease,
  at = new Date(),
  told?: Provenance,
  until?: Date,
): Promise<Published> {
  const { unit, release, version } = built.manifest
  step(`storing ${unit}@${release}`)
  await markPublishing(store, unit, release, at)
  const left = await refuseRemoval(store, unit, release, at) // after the mark: gc looks for that after setting its own
  await refuseOther(store, keys, built)
  const keep = (file: string, bytes: Uint8Array) => keepSame(store, fileKey(unit, release, file), bytes)
  await inTurns([...built.files], ([file, bytes]) => keep(file, bytes))
  await refuseOther(store, keys, built) // somebody else may have ended the same id meanwhile
  await signManifest(store, keys, built)
  if (told) await recordOrigin(store, keys, { unit, release, manifest: sha384(built.manifestBytes) }, told, at)
  const stored = await keep(manifestName, built.manifestBytes)
  if (left) await unmarkRemoval(store, unit, release, left)
  await recordPublished(store, unit, release, at, until)
  await store.delete(publishingKey(unit, release))
  return { unit, release, version, files: built.files.size, stored }
}

/** The same id with another release.json is another release; one whose signature does not fit is damaged, and is mended. */
async function refuseOther(store: Store, keys: Keys, { manifest, manifestBytes }: BuiltRelease): Promise<void> {
  const { unit, release } = manifest
  const there = await store.read(fileKey(unit, release, manifestName))
  if (!there || Buffer.from(manifestBytes).equals(there)) return
  if (!isSignatureOf(there, await readSignature(store, unit, release), keys.known)) return
  throw new ReleaseError(
    `${unit}@${release} is stored already with other bytes, and a stored release never changes. A release id is the hash of what goes into the build: build again so that it gets its own.`,
  )
}

/** What stands in another form under a release.json that says otherwise was damaged: put right. */
export async function keepSame(store: Store, key: string, bytes: Uint8Array): Promise<boolean> {
  if (await store.createIfAbsent(key, bytes)) return true
  const there = await store.read(key)
  if (there && Buffer.from(bytes).equals(there)) return false
  await store.delete(key)
  return keepSame(store, key, bytes)
}

export async function signManifest(
  store: Store,
  keys: Keys,
  { manifest, manifestBytes }: { manifest: Pick<ReleaseManifest, 'unit' | 'release'>; manifestBytes: Uint8Array },
): Promise<void> {
  const { unit, release } = manifest
  const there = await readSignature(store, unit, release)
  if (isSignatureOf(manifestBytes, there, keys.accepted)) return
  const made = Buffer.from(`${JSON.stringify(signBytes(keys.signing(), manifestBytes))}\n`)
  await keepSame(store, signatureKey(unit, release), made)
}

const signatureFile = v.pipe(v.string(), v.parseJson(), signature)

/** Undefined where there is none, or none that could be read. */
export async function readSignature(store: Store, unit: string, release: string) {
  const bytes = await store.read(signatureKey(unit, release))
  const result = v.safeParse(signatureFile, Buffer.from(bytes ?? []).toString())
  return result.success ? result.output : undefined
}

/** A release as the store holds it. */
export type StoredRelease = {
  manifest: ReleaseManifest
  /** Hash of release.json. */
  integrity: string
  /** Undefined where it was published before that was recorded, or what is said of it is of other bytes. */
  origin?: Origin | undefined
}

/** @throws ReleaseError where that release is not (wholly) stored, was taken away, or was signed by nobody we know */
export async function readRelease(
  store: Store,
  known: readonly AcceptedKey[],
  unit: string,
  release: string,
): Promise<StoredRelease> {
  const again = `Publish it again: pnpm release publish ${unit}`
  const key = fileKey(unit, release, manifestName)
  const bytes = isKey(key) ? await store.read(key) : undefined
  if (!bytes || (await store.read(removalKey(unit, release))))
    throw new ReleaseError(`${unit}@${release} is not in the store. ${again}`)
  if (!isSignatureOf(bytes, await readSignature(store, unit, release), known))
    throw new ReleaseError(`${unit}@${release} carries no signature of a key that is accepted here. ${again}`)
  const [manifest, integrity] = [parseManifest(bytes, `${unit}@${release}`), sha384(bytes)]
  if (manifest.unit !== unit || manifest.release !== release)
    throw new ReleaseError(`What stands in the place of ${unit}@${release} is another release. ${again}`)
  const origin = await readOrigin(store, known, unit, release)
  return {
    ...{ manifest, integrity },
    origin: origin?.manifest === integrity ? origin : undefined,
  }
}

/** A unit, and which of its releases; without one the release published last. */
export type Target = { unit: string; release?: string | undefined }

/** @throws ReleaseError where nothing of the unit is published */
export async function idOf(store: Store, { unit, release }: Target): Promise<string> {
  const id = release === undefined ? await newestPublished(store, unit) : await wholeId(store, unit, release)
  if (id !== undefined) return id
  await refuseSlip(store, unit)
  throw new ReleaseError(`Nothing of ${unit} is published. Publish it first: pnpm release publish ${unit}`)
}
