/**
 * The provenance of a release: the commit, whether the tree was clean, and who published it. It is stored next to the
 * release and is signed as that is: a release's own bytes say nothing of it, since the same sources give the same bytes from
 * any commit.
 */
import { integrity } from '@shared/contract/config'
import { type AcceptedKey, signature } from '@shared/contract/signed'
import * as v from 'valibot'
import type { Keys } from '../keys/key-folder.ts'
import { isSigned, signed } from '../keys/signature.ts'
import { originKey } from '../store/layout.ts'
import type { Store } from '../store/store.ts'
import { isPlain, storedJson } from '../store/stored-json.ts'
import { source } from './source.ts'

export const origin = v.object({
  ...{ unit: v.string(), release: v.string() },
  /** Hash of release.json: what is said is said of these bytes. */
  manifest: integrity,
  /** When it was published. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Null where no repository was known. */
  source: v.nullable(source),
  /** Who published it, as the environment said. */
  by: v.string(),
  /** It was not built there and then but brought in a folder: the commit is the one that the folder stood at. */
  brought: v.optional(v.boolean()),
  signature,
})
export type Origin = v.InferOutput<typeof origin>
/** The part that the publisher provides. */
export type Provenance = Pick<Origin, 'source' | 'by' | 'brought'>

/** A document of a newer tool may say more than we know: the signature covers that too. */
const isOrigin = (raw: unknown): raw is Origin => isPlain(raw) && v.is(origin, raw)

/** Undefined where there is none, or it was signed by nobody we know, or for another release. */
export async function readOrigin(
  store: Store,
  known: readonly AcceptedKey[],
  unit: string,
  release: string,
): Promise<Origin | undefined> {
  const bytes = await store.read(originKey(unit, release))
  const raw = bytes && storedJson(bytes)
  return isOrigin(raw) && raw.unit === unit && raw.release === release && isSigned(raw, known) ? raw : undefined
}

/** What can be built again from a commit alone. */
const isWhole = ({ source: from }: Pick<Origin, 'source'>): boolean => from !== null && !from.dirty

/** Keeps the first provenance that can be rebuilt; until there is one, the newest replaces it. */
export async function recordOrigin(
  store: Store,
  keys: Keys,
  named: Pick<Origin, 'unit' | 'release' | 'manifest'>,
  provenance: Provenance,
  at: Date,
): Promise<void> {
  const { unit, release } = named
  const there = await readOrigin(store, keys.known, unit, release)
  if (there && there.manifest === named.manifest && (isWhole(there) || !isWhole(provenance))) return
  await signOrigin(store, keys, { ...named, at: at.toISOString(), ...provenance })
}

/** Replaces the stored provenance, signed by an available key. */
export async function signOrigin(store: Store, keys: Keys, said: Omit<Origin, 'signature'>): Promise<void> {
  const key = originKey(said.unit, said.release)
  const made = signed([keys.signing()], said)
  await store.delete(key)
  await store.createIfAbsent(key, Buffer.from(`${JSON.stringify(made)}\n`)) // another publisher's, meanwhile, is as good
}
