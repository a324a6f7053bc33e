/**
 * Giving a stolen key up. What it signed proves nothing from then on, so the keys that stay first sign anew what is live and
 * what can be gone back to. Each step may be done again: a run that was killed is ended by the next.
 */

import type { Decision } from '../decisions/decision.ts'
import type { Entry } from '../decisions/live-set.ts'
import { readPast, vouchFor } from '../decisions/vouched.ts'
import { ReleaseError } from '../errors.ts'
import { decisionAt, newestDecisions, type Present } from '../history/past.ts'
import { inTurns } from '../in-turns.ts'
import type { Keys } from '../keys/key-folder.ts'
import { isSignatureOf, signersOfDocument } from '../keys/signature.ts'
import { usualKeep } from '../operations/gc.ts'
import { type Origin, readOrigin, signOrigin } from '../origin/origin.ts'
import { manifestName, sha384 } from '../releases/built-release.ts'
import { readSignature, signManifest } from '../releases/publish.ts'
import { step } from '../steps.ts'
import { fileKey } from '../store/layout.ts'
import type { Store } from '../store/store.ts'
import { nameOf } from '../store/stored.ts'
import { namedBy } from '../verify/verify-live.ts'

/** From a decision, or a time, on: what the stolen key alone decided since counts for nothing. */
export type Since = number | Date

type Named = { unit: string; release: string }
type Signed = Named & { manifestBytes: Uint8Array }

/** A release that goes on being live or a canary, and the decision that made it so, as far as that can be read. */
export type LiveRelease = Named & { decision: Decision | undefined; signers: readonly string[] }

export type StolenPlan = {
  live: readonly LiveRelease[]
  /** Decisions that only the stolen key signed, and that the keys that stay will vouch for; the newest first. */
  decisions: readonly Decision[]
  /** Such decisions since the given time, which will count for nothing. */
  leftOut: readonly Decision[]
  /** Releases and origins that the keys that stay will sign. */
  releases: readonly Signed[]
  origins: readonly Origin[]
}

/**
 * @param keys with the stolen one @param left without it
 * @throws ReleaseError where the stolen key alone decided what is live, and that is to be left out
 */
export async function planStolen(
  store: Store,
  { keys, left }: { keys: Keys; left: Keys },
  present: Present,
  since: Since | undefined,
): Promise<StolenPlan> {
  const { live } = present
  const past = await countedNow(store, keys, live)
  const alone = await onlyBelievedWith(store, left, past)
  const first = await firstSince(store, keys, present, since)
  const leftOut = alone.filter(({ serial }) => serial >= first)
  if (leftOut.some(({ serial }) => serial === live.serial)) throw new ReleaseError(firstGoBack(live))
  const named = releasesIn(past.filter(one => !leftOut.includes(one)))
  return {
    live: await liveReleases(store, keys, live),
    decisions: alone.filter(one => !leftOut.includes(one)),
    leftOut,
    releases: (await inTurns(named, one => toSign(store, left, one))).flat(),
    origins: (await inTurns(named, one => originToSign(store, keys, left, one))).flat(),
  }
}

/** Nothing is decided and no key is dropped before all of it is in the store. */
export async function signAnew(store: Store, left: Keys, { decisions, releases, origins }: StolenPlan): Promise<void> {
  step('signing anew what stays')
  const sign = ({ manifestBytes, ...manifest }: Signed) => signManifest(store, left, { manifest, manifestBytes })
  await inTurns(releases, sign)
  await inTurns(origins, one => signOrigin(store, left, one))
  await inTurns(decisions, one => vouchFor(store, left, one))
}

/** What can be gone back to, as for gc, and the decisions that made each live release live; the newest first. */
async function countedNow(store: Store, keys: Keys, live: Decision): Promise<Decision[]> {
  const newest = await newestDecisions(store, keys, usualKeep)
  const older = entriesIn(live).map(({ serial }) => serial)
  const missing = [...new Set(older)].filter(serial => !newest.some(one => one.serial === serial))
  const found = (await inTurns(missing, serial => readPast(store, serial, keys))).flatMap(one =>
    one?.config.log === live.config.log ? one : [],
  )
  return [...newest, ...found].sort((a, b) => b.serial - a.serial)
}

async function onlyBelievedWith(store: Store, left: Keys, past: readonly Decision[]): Promise<Decision[]> {
  const believed = await inTurns(past, ({ serial }) => readPast(store, serial, left))
  return past.filter((_, at) => believed[at] === undefined)
}

/** By serial: a thief may date a decision back, also so many that none of ours is among those that can be gone back to. */
async function firstSince(store: Store, keys: Keys, present: Present, since: Since | undefined): Promise<number> {
  if (since === undefined) return Number.POSITIVE_INFINITY
  if (typeof since === 'number') return since
  const before = await decisionAt(store, keys, present, new Date(since.getTime() - 1))
  return (before?.serial ?? 0) + 1
}

const firstGoBack = ({ serial, at, who, action }: Decision): string =>
  `Decision ${serial}, which is live, was made since then and signed by that key alone: ${action}, by ${who} at ${at}. Nothing was done. Go back first: pnpm release rollback --all --to TIME`

const entriesIn = ({ config: { shell, units } }: Decision): (Named & Pick<Entry, 'serial'>)[] =>
  [['shell', shell] as const, ...Object.entries(units)].flatMap(([unit, entry]) => {
    const { canary } = { canary: undefined, ...entry }
    return [entry, ...(canary ? [canary] : [])].map(({ release, serial }) => ({ unit, release, serial }))
  })

const liveReleases = (store: Store, keys: Keys, live: Decision): Promise<LiveRelease[]> =>
  inTurns(entriesIn(live), async ({ unit, release, serial }) => {
    const decision = await readPast(store, serial, keys)
    return { unit, release, decision, signers: decision ? signersOfDocument(decision, keys.known) : [] }
  })

/** Each release that these decisions name, once. */
const releasesIn = (past: readonly Decision[]): ReturnType<typeof namedBy> => [
  ...new Map(past.flatMap(({ config }) => namedBy(config)).map(one => [nameOf(one), one])).values(),
]

/** Only the bytes that a decision names: what else stands in a release's place is nobody's. */
async function toSign(store: Store, left: Keys, one: Named & { manifest: string }): Promise<Signed[]> {
  const { unit, release, manifest } = one
  const manifestBytes = await store.read(fileKey(unit, release, manifestName))
  if (!manifestBytes || sha384(manifestBytes) !== manifest) return []
  const isSigned = isSignatureOf(manifestBytes, await readSignature(store, unit, release), left.known)
  return isSigned ? [] : [{ unit, release, manifestBytes }]
}

async function originToSign(store: Store, keys: Keys, left: Keys, { unit, release }: Named): Promise<Origin[]> {
  if (await readOrigin(store, left.known, unit, release)) return []
  const origin = await readOrigin(store, keys.known, unit, release)
  return origin ? [origin] : []
}
