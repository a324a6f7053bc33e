/** Promoting: one decision that makes the named releases live, all at once. */

import { isDeepStrictEqual } from 'node:util'
import { type Platform, platform as platformSchema } from '@shared/contract/config'
import * as v from 'valibot'
import { type Decision, decide, type Standing, standing } from './decision.ts'
import { ReleaseError } from './errors.ts'
import { sameSet, withReleases } from './live-set.ts'
import { newestPublished, readManifest } from './publish.ts'
import type { Store } from './store/store.ts'

/** A unit, and which of its releases; without one the release published last. */
export type Target = { unit: string; release?: string | undefined }

export type PromoteInput = {
  /** May be empty where only the settings changed. */
  targets: readonly Target[]
  /** What the installation says of itself now; undefined leaves what is live. */
  platform: Platform | undefined
  who: string
  why: string
  at?: Date
}

/** @returns the live decision; `changed: false` where all of it was live already, and no decision was needed */
export async function promote(store: Store, input: PromoteInput): Promise<{ decision: Decision; changed: boolean }> {
  const base = await standing(store)
  const releases = await Promise.all(input.targets.map(target => manifestOf(store, target)))
  const platform = input.platform ?? livePlatform(base)
  const at = input.at ?? new Date()
  const config = withReleases(base.live?.config, releases, platform, base.serial + 1, at)
  if (base.live && sameSet(base.live.config, config)) return { decision: base.live, changed: false }
  const named = releases.map(({ unit, release }) => `${unit}@${release}`)
  const settings = base.live && !isDeepStrictEqual(livePlatform(base), platform) ? ['settings'] : []
  const action = ['promote', ...named, ...settings].join(' ')
  return {
    decision: await decide(store, base, { at: at.toISOString(), who: input.who, why: input.why, action, config }),
    changed: true,
  }
}

async function manifestOf(store: Store, { unit, release }: Target) {
  const id = release ?? (await newestPublished(store, unit))
  if (id !== undefined) return readManifest(store, unit, id)
  throw new ReleaseError(`Nothing of ${unit} is published. Publish it first: pnpm release publish ${unit}`)
}

function livePlatform({ live }: Standing): Platform {
  if (live) return v.parse(platformSchema, live.config)
  throw new ReleaseError(noPlatform)
}

const noPlatform =
  'The first decision needs the settings of this installation (name, features, public key …). Give their file: --platform FILE, or RELEASE_PLATFORM=FILE.'
