/** What of a proposal is opened in a browser before it goes out. */
import type { UnitConfig } from '@shared/contract/config'
import { describe } from '@shared/contract/release'
import { type Draft, isCanary, liveEntry } from '../live-set.ts'
import type { StoredRelease } from '../publish.ts'
import type { Proposal } from './gate.ts'
import { newOnes } from './situation.ts'

export type ToTry = {
  set: Draft
  /** Undefined: all of them, under a new shell. */
  units: readonly string[] | undefined
  /** The same for the same trial. */
  name: string
}

/**
 * A new shell reaches every remote at once. A remote stands for itself: its own addresses, also where it comes as a canary,
 * which was tried as it began. The first set of all has nothing live to break.
 */
export function toTry(proposal: Proposal, shellOnly: boolean): ToTry | undefined {
  const { live, next } = proposal
  if (!live || !next) return undefined
  const fresh = newOnes(proposal).filter(
    ({ manifest: { unit, release } }) => unit !== 'shell' && !isCanary(liveEntry(live, unit), release),
  )
  const name = [next.shell.release, ...fresh.map(({ manifest: { unit, release } }) => `${unit}@${release}`)].join(' ')
  const set = fresh.reduce(forAll, next)
  if (live.shell.release !== next.shell.release) return { set, units: undefined, name }
  if (shellOnly || fresh.length === 0) return undefined
  return { set, units: fresh.map(({ manifest }) => manifest.unit), name }
}

/** The set with this release for all phones. */
function forAll(set: Draft, { manifest, integrity }: StoredRelease): Draft {
  const entry: UnitConfig = { ...describe(manifest, 0), manifest: integrity }
  return { ...set, units: { ...set.units, [manifest.unit]: entry } }
}
