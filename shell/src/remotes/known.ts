/** Every release that a config named since the page began: a kept page outlives the config that brought it. */
import type { ReleaseReference, UnitRelease } from '@shared/contract/config'
import { describe } from '@shared/contract/release'
import { readRelease } from '../boot/read-release.ts'

export interface Release {
  unit: string
  release: string
}

/** The name that everything of a release carries: two releases of a unit may stand in one page. */
export const fullName = ({ unit, release }: Release): string => `${unit}__${release}`

const releases = new Map<string, UnitRelease>()

export const learn = (unit: string, described: UnitRelease): void =>
  void releases.set(fullName({ unit, release: described.release }), described)

export const isKnown = (at: Release): boolean => releases.has(fullName(at))

/** What the config said of a release; throws if none ever named it. */
export function releaseOf(at: Release): UnitRelease {
  const known = releases.get(fullName(at))
  if (!known) throw new Error(`No config named release ${at.release} of ${at.unit}: adopt(config) first`)
  return known
}

/** Learns what a release is that the config only names. @throws Error where its release.json does not come whole */
export async function learnReference(unit: string, reference: ReleaseReference): Promise<void> {
  if (!isKnown({ unit, release: reference.release }))
    learn(unit, describe(await readRelease(unit, reference), reference.serial))
}
