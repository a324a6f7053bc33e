/** Every release that a config named since the page began: a kept page outlives the config that brought it. */
import type { ReleaseReference } from '@shared/contract/config'
import type { PageUnit } from '@shared/contract/page-config'
import { describe } from '@shared/contract/release'
import { readRelease } from '../boot/read-release.ts'

export interface Release {
  unit: string
  release: string
}

/** The name that everything of a release carries: two releases of a unit may stand in one page. */
export const fullName = ({ unit, release }: Release): string => `${unit}__${release}`

/** A far one names its release.json instead of its files: that says them when they are needed. */
export type Described = Omit<PageUnit, 'manifest' | 'canary'> & Partial<Pick<PageUnit, 'manifest'>>

const releases = new Map<string, Described>()

export const learn = (unit: string, described: Described): void =>
  void releases.set(fullName({ unit, release: described.release }), described)

export const isKnown = (at: Release): boolean => releases.has(fullName(at))

/** What the config said of a release; throws if none ever named it. */
export function releaseOf(at: Release): Described {
  const known = releases.get(fullName(at))
  if (!known) throw new Error(`No config named release ${at.release} of ${at.unit}: adopt(config) first`)
  return known
}

/** Whether its files are known: what runs of it needs their hashes. */
export const isWhole = (at: Release): boolean => releases.get(fullName(at))?.files !== undefined

/**
 * Learns what a release is that the config only names.
 * @param cache "reload": past the browser's, where what that keeps may be damaged
 * @throws Error where its release.json does not come whole
 */
export async function learnReference(unit: string, reference: ReleaseReference, cache?: RequestCache): Promise<void> {
  if (!isWhole({ unit, release: reference.release }))
    learn(unit, describe(await readRelease(unit, reference, cache), reference.serial))
}

/** The same of a release whose address is known already. */
export async function learnFiles(at: Release, cache?: RequestCache): Promise<void> {
  const { release, serial, manifest } = releaseOf(at)
  if (manifest) await learnReference(at.unit, { release, serial, manifest }, cache)
}
