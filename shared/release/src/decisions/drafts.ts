/** What a decision would say: from the newest one and what somebody wants, without deciding it. */
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Config, type Platform, platform as platformSchema } from '@shared/contract/config'
import * as v from 'valibot'
import { ReleaseError } from '../errors.ts'
import type { Keys } from '../keys/key-folder.ts'
import { type KeyChange, keyChange, namedKeys } from '../keys/shell-keys.ts'
import { idOf, readRelease, type StoredRelease, type Target } from '../releases/publish.ts'
import { shellManifest } from '../releases/shell-manifest.ts'
import type { Store } from '../store/store.ts'
import { keysAction, promoteAction, removeAction } from './actions.ts'
import { canaryShares, settingsHash, sharesMoved, sharesOf } from './approvals.ts'
import type { Decision, Standing } from './decision.ts'
import { type Draft, type Going, liveEntry, serverTime, unnumbered, withReleases } from './live-set.ts'

export type Drafted = {
  config: Draft
  releases: readonly StoredRelease[]
  action: string
  /** Where a shell among the releases accepts other keys than the live one. */
  change?: KeyChange | undefined
}

export type Wanted = Going & {
  /** May be empty where only the settings changed. */
  targets: readonly Target[]
  /** What the installation says of itself now; undefined leaves what is live. */
  platform?: Platform | undefined
}

/** @throws ReleaseError where a release is not stored, or there are no settings yet */
export async function drafted(store: Store, keys: Keys, base: Standing, wanted: Wanted, at: Date): Promise<Drafted> {
  const read = async (target: Target) => readRelease(store, keys.known, target.unit, await idOf(store, target))
  const releases = await Promise.all(wanted.targets.map(read))
  const platform = wanted.platform ? settingsOf(wanted.platform) : livePlatform(base)
  const live = base.live?.config
  const config = withTerms(live, withReleases(live, releases, platform, wanted, placeAfter(base, at)))
  const settings = changesSettings(base, platform) ? platform : undefined
  const named = releases.map(({ manifest: { unit, release } }) => ({ unit, release }))
  const change = await keyChangeBy(store, base.live, releases)
  const action = change ? keysAction(named, change, settings, wanted) : promoteAction(named, settings, wanted)
  return { config, releases, action, change }
}

/** The first set of a log changes no keys: no page believes any yet. Where nobody can tell those of the live shell, all are new. */
async function keyChangeBy(
  store: Store,
  live: Decision | undefined,
  releases: readonly StoredRelease[],
): Promise<KeyChange | undefined> {
  const coming = releases.find(({ manifest }) => manifest.unit === 'shell')
  if (!live || !coming || coming.integrity === live.config.shell.manifest) return undefined
  const now = await shellManifest(store, live.config.shell)
  return keyChange(namedKeys(now ?? {}), namedKeys(coming.manifest))
}

/** The live set under another policy, all of which is approved anew. */
export const withPolicy = ({ config: live }: Decision, promote: number, at: Date): Draft => ({
  ...{ ...unnumbered(live), issued: serverTime(at), approvals: [] },
  policy: policyAfter(promote, live),
})

/** The policy that follows a set's own, by what the set says of remotes, settings and canaries. */
function policyAfter(promote: number, set: Draft): NonNullable<Config['policy']> {
  const { version, highest, shares: before } = { version: 0, highest: 1, shares: {}, ...set.policy }
  const next = { version: version + 1, promote, highest: Math.max(promote, highest) }
  const units = Object.keys(set.units).sort()
  if (promote === 1) return { ...next, units }
  return { ...next, units, settings: settingsHash(set), shares: { ...before, ...canaryShares(set) } }
}

/**
 * Where a promote needs several keys, other settings, another share of a canary or a further remote are another policy: with
 * the one before, a single key could bring the earlier ones back, or take the remote out.
 */
export function withTerms(live: Draft | undefined, next: Draft): Draft {
  const { policy } = next
  if (!live || !policy || policy.promote === 1 || keepsTerms(live, next)) return next
  return { ...next, policy: policyAfter(policy.promote, next) }
}

const keepsTerms = (live: Draft, next: Draft): boolean =>
  settingsHash(next) === settingsHash(live) &&
  sharesMoved(next, sharesOf(live)).length === 0 &&
  Object.keys(next.units).every(unit => Object.hasOwn(live.units, unit) || next.policy?.units?.includes(unit))

/**
 * The live set without a remote. Where a promote needs several keys the policy says which remotes there are, so it changes
 * too: that is what the others approve.
 */
export function withoutUnit({ config: live }: Decision, unit: string, at: Date): Drafted {
  const { [unit]: gone, ...units } = live.units
  const { policy } = live
  const left = { ...unnumbered(live), issued: serverTime(at), units }
  const config = policy && policy.promote > 1 ? { ...left, policy: policyAfter(policy.promote, left) } : left
  return { config, releases: [], action: removeAction({ unit, release: gone?.release ?? '' }) }
}

/** Where the decision after this standing belongs; the first one names its log. */
export const placeAfter = (base: Standing, at: Date) => ({
  log: base.live?.config.log ?? randomBytes(8).toString('hex'),
  serial: base.last.serial + 1,
  at,
})

/** Whether two sets say the same of all that is wanted to change. */
export const agree = (a: Draft | undefined, b: Draft | undefined, { targets, platform }: Wanted): boolean =>
  targets.every(({ unit }) => isDeepStrictEqual(liveEntry(a, unit), liveEntry(b, unit))) &&
  (platform === undefined || isDeepStrictEqual(a && settingsOf(a), b && settingsOf(b)))

export const changesSettings = ({ live }: Standing, platform: Platform | undefined): boolean =>
  live !== undefined && platform !== undefined && !isDeepStrictEqual(settingsOf(live.config), platform)

/** What this version knows as settings, which people are told of: whatever else stands beside them never goes live. */
const settingsOf = (set: Platform): Platform => v.parse(platformSchema, set)

function livePlatform({ live }: Standing): Platform {
  if (live) return settingsOf(live.config)
  throw new ReleaseError(noPlatform)
}

const noPlatform =
  'The first decision needs the settings of this installation (name, features, public key …). Give their file: --platform FILE, or RELEASE_PLATFORM=FILE.'
