/** The live set as config.json says it: releases and the installation's settings, put together. Pure. */
import { isDeepStrictEqual } from 'node:util'
import type { Config, Platform, ReleaseReference, UnitConfig } from '@shared/contract/config'
import { describe } from '@shared/contract/release'
import { ReleaseError } from '../errors.ts'
import { madeFromOf } from '../origin/words.ts'
import type { StoredRelease } from '../releases/publish.ts'

/** What config.json says of any unit, the shell or a remote. */
export type Entry = Config['shell'] | UnitConfig
/** A live set before its decision numbers and signs it. */
export type Draft = Omit<Config, 'serial' | 'signature'>

/** What is typed may be a name that every object has, e.g. "constructor". */
export const liveEntry = (config: Draft | undefined, unit: string): Entry | undefined =>
  unit === 'shell' ? config?.shell : Object.entries(config?.units ?? {}).find(([name]) => name === unit)?.[1]

export type Going = {
  /** 1 to 99: for this part of the phones, the others keep what is live; undefined: for all. */
  percent?: number | undefined
  /** Open pages take it at once. */
  forced?: boolean | undefined
  /** Although one of the releases was taken back. */
  again?: boolean | undefined
}

/** Where a draft belongs: its log, the number that its decision will have, and when. */
export type Place = { log: string; serial: number; at: Date }

/** A release that is live already keeps its entry, and with it the serial of its promotion. */
export function withReleases(
  live: Draft | undefined,
  releases: readonly StoredRelease[],
  platform: Platform,
  going: Going,
  { log, serial, at }: Place,
): Draft {
  const entries = releases.map(
    release => [release.manifest.unit, entryOf(release, live, going, { serial, at })] as const,
  )
  const shell = (entries.find(([unit]) => unit === 'shell')?.[1] as Config['shell'] | undefined) ?? live?.shell
  if (!shell) throw new ReleaseError('No shell is live yet, and a page needs one. Promote it too: add "shell".')
  const remotes = entries.filter(([unit]) => unit !== 'shell') as [string, UnitConfig][]
  const units = { ...live?.units, ...Object.fromEntries(remotes) }
  return { version: 1, log, issued: serverTime(at), ...platform, ...agreed(live), shell, units }
}

/** What a set keeps of the one before, whatever else changes. */
const agreed = (live: Draft | undefined) => ({
  ...(live?.policy && { policy: live.policy }),
  ...(live?.approvals && { approvals: live.approvals }),
})

/** The draft as of the time when its decision is written: a gate may have taken minutes since the draft was made. */
export function dated(draft: Draft, serial: number, at: Date): Draft {
  const now = <E extends Entry>(entry: E): E =>
    entry.serial === serial && entry.at !== undefined ? { ...entry, at: serverTime(at) } : entry
  const units = Object.entries(draft.units).map(([unit, entry]) => [unit, now(entry)] as const)
  return { ...draft, issued: serverTime(at), shell: now(draft.shell), units: Object.fromEntries(units) }
}

/** The live set with one unit as given. */
export function withEntry(live: Draft, unit: string, entry: Entry, at: Date): Draft {
  const moved =
    unit === 'shell' ? { shell: entry as Config['shell'] } : { units: { ...live.units, [unit]: entry as UnitConfig } }
  return { ...unnumbered(live), issued: serverTime(at), ...moved }
}

/** A remote's entry without its canary. */
export function withoutCanary(entry: UnitConfig): UnitConfig {
  const { canary: _, ...stable } = entry
  return stable
}

/** True where a decision would change nothing but its own number. */
export const sameSet = (a: Draft, b: Draft): boolean => isDeepStrictEqual(saidBy(a), saidBy(b))

const saidBy = (config: Draft) => ({ ...unnumbered(config), issued: '', approvals: [] })

/** A live set without what its decision gave it. */
export function unnumbered(config: Draft & Partial<Config>): Draft {
  const { serial: _serial, signature: _signature, ...draft } = config
  return draft
}

/** Whether the unit's canary is this release. */
export const isCanary = (entry: Entry | undefined, release: string): boolean =>
  entry !== undefined && 'canary' in entry && entry.canary?.release === release

function entryOf(
  stored: StoredRelease,
  live: Draft | undefined,
  going: Going,
  { serial, at }: Omit<Place, 'log'>,
): Entry {
  const { unit, release } = stored.manifest
  const present = liveEntry(live, unit)
  if (going.percent !== undefined) return canaryOf(stored, present, going.percent, serial)
  const forced = going.forced ? { forced: true } : {}
  if (present?.release === release) {
    const { forced: _, ...same } = unit === 'shell' ? present : withoutCanary(present as UnitConfig)
    return { ...same, ...forced } as Entry
  }
  const described = {
    ...{ ...describe(stored.manifest, serial), manifest: stored.integrity, at: serverTime(at) },
    ...{ ...madeFromOf(stored.origin), ...forced },
  }
  const previous = present && { previous: referenceTo(present) }
  if (unit !== 'shell') return { ...described, ...previous }
  const { needs: _needs, routes: _routes, ...shell } = described
  const { trusts = [], readsThin } = stored.manifest
  return { ...shell, trusts, ...(readsThin && { readsThin }), ...previous }
}

/** A canary that only grows keeps its serial, and with it the phones that have it. */
function canaryOf(stored: StoredRelease, present: Entry | undefined, percent: number, serial: number): UnitConfig {
  const { unit, release } = stored.manifest
  if (unit === 'shell')
    throw new ReleaseError('A shell goes to all phones at once: its pages name one. Promote it without --percent.')
  if (!present)
    throw new ReleaseError(`${unit} is not live yet, so there is nothing to compare a canary with. Promote it to all.`)
  if (present.release === release) throw new ReleaseError(`${unit}@${release} is live for all phones already.`)
  const remote = present as UnitConfig
  const known = isCanary(present, release) ? remote.canary : undefined
  const canary = known ?? {
    ...{ ...describe(stored.manifest, serial), manifest: stored.integrity },
    ...madeFromOf(stored.origin),
  }
  return { ...remote, canary: { ...canary, percent } }
}

export const referenceTo = ({ release, serial, manifest }: Entry): ReleaseReference => ({ release, serial, manifest })

/** "yyyy-MM-dd HH:mm:ss", eight hours ahead of UTC (specification, section 9). */
export const serverTime = (at: Date): string =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
