/** The deltas of a release: each of its files told by the same file of an earlier one. */
import type { ReleaseManifest } from '@shared/contract/release'
import { inTurns } from '../in-turns.ts'
import type { Keys } from '../keys/key-folder.ts'
import { sha384 } from '../releases/built-release.ts'
import { readRelease } from '../releases/publish.ts'
import { deltaKey, deltasOf, fileKey } from '../store/layout.ts'
import type { Store } from '../store/store.ts'
import { frameOf, mostBytes, sha256 } from './frame.ts'
import { hasDeltas } from './has-deltas.ts'
import { storedForm } from './stored-delta.ts'

/** A frame has 40 bytes before it begins, and a phone says 66 more to get it. */
const leastBytes = 256
/** Of the file's brotli. */
const worth = 0.75

/**
 * Each stands whole or not at all, under a name of its own; what stands already stays, so a run that was killed is ended by
 * the next one.
 * @param earlier releases of the unit; those that are not (wholly) stored any more are passed over
 * @returns how many were made
 */
export async function makeDeltas(
  store: Store,
  keys: Keys,
  unit: string,
  release: string,
  earlier: readonly string[],
): Promise<number> {
  if (earlier.length === 0) return 0
  const read = async (id: string) => (await readRelease(store, keys.known, unit, id)).manifest
  const to = await read(release)
  const there = new Set(await store.listAfter(deltasOf(unit, release), ''))
  let made = 0
  for (const id of earlier) {
    const from = await read(id).catch(() => undefined) // gc took it, or it is damaged: phones that have it get whole files
    if (from) made += await between(store, from, to, there)
  }
  return made
}

async function between(store: Store, from: ReleaseManifest, to: ReleaseManifest, there: Set<string>): Promise<number> {
  const files = Object.keys(to.files).filter(file => hasDeltas(file) && file in from.files && pays(to, file))
  const made = await inTurns(files, file => makeOne(store, from, to, file, there))
  return made.filter(Boolean).length
}

function pays({ files }: ReleaseManifest, file: string): boolean {
  const { bytes = 0, brotli = 0 } = files[file] ?? {}
  return brotli >= leastBytes && bytes <= mostBytes
}

async function makeOne(
  store: Store,
  from: ReleaseManifest,
  to: ReleaseManifest,
  file: string,
  there: Set<string>,
): Promise<boolean> {
  const dictionary = await whole(store, from, file)
  const key = dictionary && deltaKey(to.unit, to.release, file, sha256(dictionary).toString('hex'))
  if (!key || there.has(key)) return false
  const bytes = await whole(store, to, file)
  const frame = bytes && (await frameOf(bytes, dictionary))
  if (!frame || frame.length > worth * (to.files[file]?.brotli ?? 0)) return false
  return store.createIfAbsent(key, storedForm({ from: from.release, frame }))
}

/** A file as its release says that it is; no delta leads from or to a damaged one. */
async function whole(
  store: Store,
  { unit, release, files }: ReleaseManifest,
  file: string,
): Promise<Uint8Array | undefined> {
  const bytes = await store.read(fileKey(unit, release, file))
  return bytes && sha384(bytes) === files[file]?.integrity ? bytes : undefined
}
