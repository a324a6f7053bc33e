/** The table of addresses, out of the live config: data alone, so that a remote's new screen needs no release of the shell. */
import type { Way } from '@shared/contract/address'
import type { RouteData } from '@shared/contract/config'
import type { PageConfig } from '@shared/contract/page-config'
import { chosen, setLive, units } from './choice.ts'
import { isKnown, type Release, releaseOf } from './known.ts'

/** An address with the unit that opens it, in the release that this phone runs. */
export interface LiveRoute extends RouteData, Release {}

/** That no config names any more, while one of their pages is held. */
let removed: readonly string[] = []
let table = new Map<string, LiveRoute>()
let serial = 0

/** Release of a unit that must stay for now: one on the screen, or under a form that is half filled. */
let held: (unit: string) => string | undefined = () => undefined
/** Called once at start by whoever knows the pages. */
export function holdBy(pages: typeof held): void {
  held = pages
}

/** Units whose new release is taken at once, whatever stands. */
const freed = new Set<string>()

/** The release of a unit that is opened from now on. */
function current(unit: string): Release {
  const stays = freed.has(unit) ? undefined : held(unit)
  const release = stays !== undefined && isKnown({ unit, release: stays }) ? stays : chosen(unit)
  return { unit, release }
}

/** As it stands on the screen; nothing once it was left. */
function remains(unit: string): Release[] {
  const release = held(unit)
  return release !== undefined && isKnown({ unit, release }) ? [{ unit, release }] : []
}

/** Whether anything opens it, or a page of it is still held. */
export const isThere = (unit: string): boolean => units().includes(unit) || removed.includes(unit)

/** Draws the table anew: after a config, a fall back, or as pages come and go. */
export function retable(): void {
  const next = new Map<string, LiveRoute>()
  const last = removed.flatMap(remains)
  removed = last.map(({ unit }) => unit)
  // The gate refuses a path in two units; here the first wins, and so a trial takes none from a live one (docs/rules/shell.md#addresses).
  for (const at of [...units().map(current), ...last])
    for (const route of releaseOf(at).routes) if (!next.has(route.path)) next.set(route.path, { ...route, ...at })
  table = next
}

/** Takes over a config whose serial is higher than any before; tells whether it did. */
export function adopt(config: PageConfig): boolean {
  if (config.serial <= serial) return false
  const before = [...units(), ...removed]
  setLive(config.units)
  removed = before.filter(unit => !units().includes(unit))
  freed.clear()
  retable()
  serial = config.serial // last: a config that failed halfway is taken over at the next try
  return true
}

/** As pages come and go: a unit is held again once its pages stand in what was chosen. */
export function settle(): void {
  for (const unit of freed) if ([undefined, chosen(unit)].includes(held(unit))) freed.delete(unit)
  retable()
}

/** Lets go of a unit's release although it stands on the screen. */
export function free(unit: string): void {
  freed.add(unit)
  retable()
}

/** Where an unknown address leads, and what has no other end. */
export const HOME = '/home' as Way

/** The path as the table writes it: no slash at the end, nothing encoded; what cannot be decoded matches nothing. */
export function clean(path: string): string {
  const bare = path.replace(/(?<!\/)\/+$/, '') || '/'
  try {
    return decodeURI(bare)
  } catch {
    return bare
  }
}

/** The route of a clean path, e.g. "/kline". */
export const routeAt = (path: string): LiveRoute | undefined => table.get(path)

export const paths = (): string[] => [...table.keys()]
