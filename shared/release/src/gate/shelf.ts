/** Where the gate reads releases: those that are about to be published, then the store. */
import type { ReleaseManifest } from '@shared/contract/release'
import type { Decision } from '../decisions/decision.ts'
import { readPast } from '../decisions/vouched.ts'
import type { KeyLists } from '../keys/shell-keys.ts'
import { type BuiltRelease, manifestName } from '../releases/built-release.ts'
import { readRelease } from '../releases/publish.ts'
import { fileKey } from '../store/layout.ts'
import type { Store } from '../store/store.ts'

export type Shelf = {
  /** @throws ReleaseError where the release is not stored, or nobody we know signed it */
  manifest(unit: string, release: string): Promise<ReleaseManifest>
  /** Every file that is there, compressed twins and release.json too. */
  names(unit: string, release: string): Promise<string[]>
  file(unit: string, release: string, name: string): Promise<Uint8Array | undefined>
  /** One of the log; undefined where nobody we know signed it or vouches for it. */
  decision(serial: number): Promise<Decision | undefined>
  /** Of this installation. */
  keys: KeyLists
}

export function shelfOf(store: Store, keys: KeyLists, built: readonly BuiltRelease[] = []): Shelf {
  const fresh = (unit: string, release: string) =>
    built.find(({ manifest }) => manifest.unit === unit && manifest.release === release)
  return {
    keys,
    manifest: async (unit, release) =>
      fresh(unit, release)?.manifest ?? (await readRelease(store, keys.known, unit, release)).manifest,
    names: async (unit, release) => {
      const one = fresh(unit, release)
      return one ? [...one.files.keys(), manifestName] : storedNames(store, unit, release)
    },
    file: async (unit, release, name) => {
      const one = fresh(unit, release)
      if (!one) return store.read(fileKey(unit, release, name))
      return name === manifestName ? one.manifestBytes : one.files.get(name)
    },
    decision: serial => readPast(store, serial, keys),
  }
}

async function storedNames(store: Store, unit: string, release: string): Promise<string[]> {
  const folder = fileKey(unit, release, '')
  return (await store.listAfter(folder, '')).map(key => key.slice(folder.length))
}
