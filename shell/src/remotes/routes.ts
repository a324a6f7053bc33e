/** The table of addresses, out of the live config: data alone, so that a remote's new screen needs no release of the shell. */
import type { Config, RouteData, UnitConfig } from '@shared/contract/config'

/** An address with the unit that opens it, in the release that is live. */
export interface LiveRoute extends RouteData {
  unit: string
  release: string
}

let table = new Map<string, LiveRoute>()
let serial = 0

/** Every release that a config named since the page began: a kept page outlives the config that brought it. */
const releases = new Map<string, UnitConfig>()
const key = (unit: string, release: string) => `${unit} ${release}`

/** Takes over a config whose serial is higher than any before; tells whether it did. */
export function adopt(config: Config): boolean {
  if (config.serial <= serial) return false
  serial = config.serial
  const next = new Map<string, LiveRoute>()
  for (const [unit, live] of Object.entries(config.units)) {
    releases.set(key(unit, live.release), live)
    // The gate refuses a path in two units; here the first wins (shell.md, Address).
    for (const route of live.routes)
      if (!next.has(route.path)) next.set(route.path, { ...route, unit, release: live.release })
  }
  table = next
  return true
}

/** The path as the table writes it: no slash at the end, nothing encoded; what cannot be decoded matches nothing. */
export function clean(path: string): string {
  const bare = path.replace(/\/+$/, '') || '/'
  try {
    return decodeURI(bare)
  } catch {
    return bare
  }
}

/** The route of a clean path, e.g. "/kline". */
export const routeAt = (path: string): LiveRoute | undefined => table.get(path)

export const paths = (): string[] => [...table.keys()]

/** What the config said of a release; throws if none ever named it. */
export function releaseOf({ unit, release }: { unit: string; release: string }): UnitConfig {
  const known = releases.get(key(unit, release))
  if (!known) throw new Error(`No config named release ${release} of ${unit}: adopt(config) first`)
  return known
}
