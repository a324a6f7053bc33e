/** What of a proposal is opened in a browser before it goes out. */
import type { UnitConfig } from '@shared/contract/config'
import { describe } from '@shared/contract/release'
import { type Draft, isCanary, liveEntry } from '../decisions/live-set.ts'
import type { StoredRelease } from '../releases/publish.ts'
import type { Proposal } from './gate.ts'
import { wasTried } from './note.ts'
import type { Shelf } from './shelf.ts'
import { newOnes } from './situation.ts'

export type ToTry = {
  set: Draft
  /** Undefined: all of them, under a new shell. */
  units: readonly string[] | undefined
}

/**
 * A new shell reaches every remote at once. A remote is opened at its own addresses, also where it comes as a canary; one
 * that was tried then under the same shell is not tried again. The first set of all has nothing live to break.
 */
export async function toTry(proposal: Proposal, shelf: Shelf, shellOnly: boolean): Promise<ToTry | undefined> {
  const { live, next } = proposal
  if (!live || !next) return undefined
  const fresh = await untriedOf(proposal, shelf, { live, next })
  const set = fresh.reduce(forAll, next)
  if (live.shell.release !== next.shell.release) return { set, units: undefined }
  if (shellOnly || fresh.length === 0) return undefined
  return { set, units: fresh.map(({ manifest }) => manifest.unit) }
}

type Sets = { live: Draft; next: Draft }

/** Remotes that are new, and canaries that no browser opened under the shell that is to be live. */
async function untriedOf(proposal: Proposal, shelf: Shelf, sets: Sets): Promise<StoredRelease[]> {
  const remotes = newOnes(proposal).filter(({ manifest }) => manifest.unit !== 'shell')
  const tried = await Promise.all(remotes.map(one => wasTriedAsCanary(one, shelf, sets)))
  return remotes.filter((_, at) => !tried[at])
}

async function wasTriedAsCanary({ manifest }: StoredRelease, shelf: Shelf, { live, next }: Sets): Promise<boolean> {
  const entry = liveEntry(live, manifest.unit)
  const canary = entry && 'canary' in entry ? entry.canary : undefined
  if (canary?.release !== manifest.release) return false
  const begun = await shelf.decision(canary.serial)
  const named = begun && liveEntry(begun.config, manifest.unit)
  if (!begun || !isCanary(named, manifest.release)) return false // one key can give it another number
  return begun.config.shell.release === next.shell.release && wasTried(begun.action)
}

/** The set with this release for all phones. */
function forAll(set: Draft, { manifest, integrity }: StoredRelease): Draft {
  const entry: UnitConfig = { ...describe(manifest, 0), manifest: integrity }
  return { ...set, units: { ...set.units, [manifest.unit]: entry } }
}
