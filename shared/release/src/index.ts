/** What reads a store: the gateway needs it to serve the live set. What writes stands in `@shared/release/writing`. */
import type { Config } from '@shared/contract/config'
import type { AcceptedKey } from '@shared/contract/signed'
import { nothingYet, readDecision, type Standing, standing } from './decisions/decision.ts'
import type { Floor } from './keys/memory.ts'
import { isKey } from './store/keys.ts'
import { fileKey } from './store/layout.ts'
import type { Store } from './store/store.ts'

export { frameOf, sha256, unframed } from './deltas/frame.ts'
export { hasDeltas } from './deltas/has-deltas.ts'
export { readDelta, type StoredDelta } from './deltas/stored-delta.ts'
export { acceptedKeys, defaultKeys } from './keys/key-folder.ts'

export type { Floor } from './keys/memory.ts'
export { seenOf } from './keys/memory.ts'
export { bears, readOperatorKey } from './keys/operator-key.ts'
export { sha384 } from './releases/built-release.ts'
export { reportsAddress } from './reports/address.ts'
export { forgetCounts, type MinuteCounts, minuteOf, type ReportedFault, writeCounts } from './reports/counts.ts'
export { keepTotals } from './reports/totals.ts'
export { defaultStore, openStore, type Store } from './store/store.ts'
export { newerForm } from './store/store-format.ts'

/**
 * Follows the live set. The returned function looks for a newer decision each time, which costs one empty listing while
 * there is none; the same object comes back as long as nothing changed, and undefined before the first decision.
 * @param accepted keys whose decisions count; all others are passed over
 * @param floor what was seen of the log before: no other log and no older policy counts
 */
export function liveConfig(
  store: Store,
  accepted: readonly AcceptedKey[],
  floor?: Floor,
): () => Promise<Config | undefined> {
  let last: Standing = { ...nothingYet, floor }
  const refused = new Set<string>()
  return async () => {
    const now = await standing(store, accepted, last, refused)
    if (now.live && now.live.serial > (last.live?.serial ?? 0)) {
      last = { ...now, floor }
      refused.clear()
    }
    return last.live?.config
  }
}

/** The config of a decision, for pages that missed it; undefined where there is none that can be believed. */
export const configOf = async (
  store: Store,
  accepted: readonly AcceptedKey[],
  serial: number,
): Promise<Config | undefined> => (await readDecision(store, serial, accepted))?.config

/** One file of a stored release; undefined where there is none, or where the name could be no file's. */
export async function readReleaseFile(
  store: Pick<Store, 'read'>,
  unit: string,
  release: string,
  file: string,
): Promise<Uint8Array | undefined> {
  const key = fileKey(unit, release, file)
  return isKey(key) ? store.read(key) : undefined
}
