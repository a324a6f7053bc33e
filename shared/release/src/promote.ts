/** Promoting: one decision that makes the named releases live, all at once. */

import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Platform, platform as platformSchema } from '@shared/contract/config'
import * as v from 'valibot'
import { decideFor, standingAsSeen } from './decide.ts'
import type { Decision, Standing } from './decision.ts'
import { ReleaseError } from './errors.ts'
import type { Gate } from './gate/gate.ts'
import type { Keys } from './keys/key-folder.ts'
import { type Going, sameSet, withReleases } from './live-set.ts'
import { idOf, readRelease, type StoredRelease, type Target } from './publish.ts'
import type { Store } from './store/store.ts'

export type Who = {
  who: string
  why: string
  at?: Date
  /** Serial of the decision that was looked at: where another came since, nothing is done. Undefined: whatever is newest. */
  looked?: number | undefined
}

export type PromoteInput = Who &
  Going & {
    /** May be empty where only the settings changed. */
    targets: readonly Target[]
    /** What the installation says of itself now; undefined leaves what is live. */
    platform: Platform | undefined
    /** Refuses a set that would not run together; left out where a test is about something else. */
    gate?: Gate | undefined
  }

/**
 * @returns the live decision; `changed: false` where all of it was live already, and no decision was needed
 * @throws ReleaseError where the gate refuses, or another decision came first
 */
export async function promote(
  store: Store,
  keys: Keys,
  input: PromoteInput,
): Promise<{ decision: Decision; changed: boolean }> {
  const base = await standingAsSeen(store, keys, input.looked)
  const read = async (target: Target) => readRelease(store, keys.known, target.unit, await idOf(store, target))
  const releases = await Promise.all(input.targets.map(read))
  const platform = input.platform ?? livePlatform(base)
  const at = input.at ?? new Date()
  const config = withReleases(base.live?.config, releases, platform, input, placeAfter(base, at))
  if (base.live && sameSet(base.live.config, config)) return { decision: base.live, changed: false }
  const forced = await input.gate?.({ live: base.live?.config, next: config, coming: releases })
  const { who, why } = input
  const action = actionOf(releases, base, platform, input) + (forced ? ` (${forced})` : '')
  return {
    decision: await decideFor(store, keys, base, { at: at.toISOString(), who, why, action, config }),
    changed: true,
  }
}

/** Where the decision after this standing belongs; the first one names its log. */
export const placeAfter = (base: Standing, at: Date) => ({
  log: base.live?.config.log ?? randomBytes(8).toString('hex'),
  serial: base.last.serial + 1,
  at,
})

function actionOf(releases: readonly StoredRelease[], base: Standing, platform: Platform, going: Going): string {
  const named = releases.map(({ manifest: { unit, release } }) => `${unit}@${release}`)
  const settings = base.live && !isDeepStrictEqual(livePlatform(base), platform) ? ['settings'] : []
  const part = going.percent === undefined ? [] : [`to ${going.percent}%`]
  return ['promote', ...named, ...settings, ...part, ...(going.forced ? ['forced'] : [])].join(' ')
}

function livePlatform({ live }: Standing): Platform {
  if (live) return v.parse(platformSchema, live.config)
  throw new ReleaseError(noPlatform)
}

const noPlatform =
  'The first decision needs the settings of this installation (name, features, public key …). Give their file: --platform FILE, or RELEASE_PLATFORM=FILE.'
