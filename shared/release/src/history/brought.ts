/** What is known of each release that a decision brought: where it comes from, how it fared, whether it was taken back. */

import type { Keys } from '../keys/key-folder.ts'
import { type Origin, readOrigin } from '../origin/origin.ts'
import type { AllEvidence, Evidence } from '../reports/evidence.ts'
import type { Store } from '../store/store.ts'
import { nameOf } from '../store/stored.ts'
import { broughtBy, changesOf, type TakenBack, takenBack } from './changes.ts'
import type { Entry } from './history.ts'

export type Brought = {
  unit: string
  release: string
  origin: Origin | undefined
  /** In all its time, not only by this decision. */
  evidence: Evidence | undefined
  takenBack: ReturnType<TakenBack['get']>
}

/**
 * @param entries newest first; what the last one changed is held against nothing, so ask for one more than is shown
 * @param only a unit, where the entries are those of its history
 * @returns of each entry, in their order
 */
export async function broughtIn(
  store: Store,
  keys: Keys,
  evidence: AllEvidence,
  entries: readonly Entry[],
  only?: string,
): Promise<Brought[][]> {
  const gone = takenBack(entries, only)
  const known = async ({ unit, release }: { unit: string; release: string }): Promise<Brought> => {
    const name = nameOf({ unit, release })
    const origin = await readOrigin(store, keys.known, unit, release)
    return { unit, release, origin, evidence: evidence.get(name), takenBack: gone.get(name) }
  }
  return Promise.all(
    entries.map(({ decision }, at) => {
      const before = entries.slice(at + 1).find(entry => entry.decision)?.decision?.config
      return Promise.all((decision ? broughtBy(changesOf(before, decision.config, only)) : []).map(known))
    }),
  )
}
