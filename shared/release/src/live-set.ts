/** The live set as config.json says it: releases and the installation's settings, put together. Pure. */
import { isDeepStrictEqual } from 'node:util'
import type { Config, Platform, UnitConfig } from '@shared/contract/config'
import type { ReleaseManifest } from '@shared/contract/release'
import { ReleaseError } from './errors.ts'

/** What config.json says of any unit, the shell or a remote. */
export type Entry = Config['shell']

export const liveEntry = (config: Config | undefined, unit: string): Entry | undefined =>
  unit === 'shell' ? config?.shell : config?.units[unit]

/** A release that is live already keeps its entry, and with it the serial of its promotion. */
export function withReleases(
  live: Config | undefined,
  releases: readonly ReleaseManifest[],
  platform: Platform,
  serial: number,
  at: Date,
): Config {
  const entries = releases.map(release => [release.unit, entryOf(release, live, serial)] as const)
  const shell = entries.find(([unit]) => unit === 'shell')?.[1] ?? live?.shell
  if (!shell) throw new ReleaseError('No shell is live yet, and a page needs one. Promote it too: add "shell".')
  const remotes = entries.filter(([unit]) => unit !== 'shell') as [string, UnitConfig][]
  const units = { ...live?.units, ...Object.fromEntries(remotes) }
  refuseSharedPaths(units)
  return { version: 1, serial, issued: serverTime(at), ...platform, shell, units }
}

/** The live set with one unit as an earlier decision had it. */
export function withEarlier(live: Config, unit: string, earlier: Entry, serial: number, at: Date): Config {
  const moved = unit === 'shell' ? { shell: earlier } : { units: { ...live.units, [unit]: earlier as UnitConfig } }
  const config = { ...live, serial, issued: serverTime(at), ...moved }
  refuseSharedPaths(config.units)
  return config
}

/** True where a decision would change nothing but its own number. */
export const sameSet = (a: Config, b: Config): boolean =>
  isDeepStrictEqual({ ...a, serial: 0, issued: '' }, { ...b, serial: 0, issued: '' })

function entryOf(release: ReleaseManifest, live: Config | undefined, serial: number): Entry | UnitConfig {
  const present = liveEntry(live, release.unit)
  if (present?.release === release.release) return present
  const files = Object.fromEntries(Object.entries(release.files).map(([name, file]) => [name, file.integrity]))
  const integrity = files[release.entry]
  if (!integrity)
    throw new ReleaseError(`${release.unit}@${release.release} lists no file "${release.entry}", its entry.`)
  const { release: id, version, preload } = release
  const entry = {
    release: id,
    entry: `/r/${release.unit}/${id}/${release.entry}`,
    integrity,
    files,
    serial,
    version,
    preload,
  }
  if (release.unit === 'shell') return entry
  const { needs, routes, borrows } = release
  return { ...entry, needs, routes, ...(borrows && { borrows }) }
}

/** One path leads to one screen (shell.md, "Address"). */
function refuseSharedPaths(units: Config['units']): void {
  const owners = new Map<string, string>()
  for (const [unit, { routes }] of Object.entries(units))
    for (const { path } of routes) {
      const owner = owners.get(path)
      if (owner !== undefined) throw new ReleaseError(sharedPath(path, owner, unit))
      owners.set(path, unit)
    }
}

const sharedPath = (path: string, owner: string, unit: string): string =>
  owner === unit
    ? `${unit} lists the path ${path} twice. Take one of them out of its routes.ts, build, publish and promote again.`
    : `The path ${path} belongs to ${owner} and to ${unit}. If the screen moved from one to the other, promote both releases in one command; else rename one in its routes.ts.`

/** "yyyy-MM-dd HH:mm:ss", eight hours ahead of UTC (specification, section 9). */
export const serverTime = (at: Date): string =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
