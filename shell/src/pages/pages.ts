/**
 * What stands on the screen: one ordinary page at most, and the kept ones in the order of their birth.
 * Never reordered: a moved iframe reloads.
 */
import { atom, getDefaultStore } from 'jotai'
import type { Screen } from '../remotes/container.ts'
import type { LiveRoute } from '../remotes/routes.ts'
import type { Move, Place } from '../surface/navigation/page-context.ts'

export type Page = {
  key: string
  path: string
  route: LiveRoute
  /** Serial of the passage that brought it. */
  serial: number
  place: Place
  move: Move
  /** The address that stood on the screen before it came; undefined where none did. */
  from?: string | undefined
  /** Tried once more behind the person's back: nothing scrolls, nothing is announced. */
  quiet: boolean
  /** How often the shell has tried this address by itself since the person came or asked. */
  tries: number
  /** Its screen threw: the page holds no release. The panel stands in it once there is no other release to go back to. */
  broken?: { error: unknown; panel: boolean } | undefined
  /** Aborted when the page ends, not when it is hidden. */
  off: AbortController
} & ({ Screen: Screen; error?: never } | { Screen?: never; error: unknown })

export type Standing = { at: string | null; plain: Page | null; kept: readonly Page[] }

const MOST_KEPT = 4
const store = getDefaultStore()
export const pagesAtom = atom<Standing>({ at: null, plain: null, kept: [] })

export const pagesOf = ({ plain, kept }: Standing): Page[] => [...(plain ? [plain] : []), ...kept]
export const allPages = (): Page[] => pagesOf(store.get(pagesAtom))
export const shownOf = (pages: Standing): Page | undefined => pagesOf(pages).find(page => page.key === pages.at)
export const currentPage = (): Page | undefined => shownOf(store.get(pagesAtom))

let births = 0
export type Arrival = Pick<Page, 'path' | 'route' | 'serial' | 'place' | 'move'> &
  Partial<Pick<Page, 'quiet' | 'tries'>> &
  ({ Screen: Screen } | { error: unknown })

const born = (arrival: Arrival): Page =>
  ({ ...arrival, key: `${++births}${arrival.path}`, off: new AbortController() }) as Page

const failed = (x: Page | Arrival): boolean => 'error' in x
const same = (page: Page, arrival: Arrival) =>
  page.path === arrival.path && page.route.release === arrival.route.release && failed(page) === failed(arrival)

/** A page that is already on the screen came from where it came from. */
function cameFrom(before: Standing, now: Page | undefined): string | undefined {
  const last = shownOf(before)
  if (!last) return undefined
  return last === now || last.path === now?.path ? last.from : last.path + last.place.search
}

/** A panel that tries by itself is not left aloud, whichever release comes in its place. */
const triesAgain = (shown: Page | undefined, { tries = 0 }: Arrival) => tries > 0 && shown?.broken !== undefined

/** Shows a page that the guard let in; a kept one of the same release comes back as it was, a panel stays where it is. */
export function commit(arrival: Arrival): void {
  const before = store.get(pagesAtom)
  const old = pagesOf(before).find(page => same(page, arrival))
  const { serial, place, move, tries = 0 } = arrival
  const isInPlace = old?.key === before.at || triesAgain(shownOf(before), arrival)
  const quiet = Boolean(arrival.quiet) && isInPlace
  const now = { serial, place, move, quiet, tries, broken: undefined, from: cameFrom(before, old) }
  const page = { ...(old ?? born(arrival)), ...now, ...('error' in arrival && { error: arrival.error }) } as Page
  put(before, page, Boolean(arrival.route.keepAlive) && !('error' in arrival), old)
}

function put(before: Standing, page: Page, keep: boolean, old: Page | undefined): void {
  const swapped = (x: Page) => x.route.unit === page.route.unit && x.route.release !== page.route.release
  const others = before.kept.filter(x => x === old || (x.path !== page.path && !swapped(x) && !x.broken))
  const kept = !keep
    ? others.filter(x => x.key !== page.key)
    : old
      ? others.map(x => (x.key === page.key ? page : x))
      : [...others, page]
  set(before, { at: page.key, plain: keep ? null : page, kept: kept.slice(-MOST_KEPT) })
}

function set(before: Standing, after: Standing): void {
  const stays = new Set(pagesOf(after).map(page => page.key))
  store.set(pagesAtom, after)
  for (const page of pagesOf(before)) if (!stays.has(page.key)) page.off.abort()
}

function change(key: string | null, to: Partial<Pick<Page, 'place' | 'move' | 'broken'>>): void {
  const pages = store.get(pagesAtom)
  const changed = (page: Page) => (page.key === key ? { ...page, ...to } : page)
  store.set(pagesAtom, { ...pages, plain: pages.plain && changed(pages.plain), kept: pages.kept.map(changed) })
}

/** A new query of the page on the screen: no navigation. */
export const relocate = (place: Place, move: Move): void => change(store.get(pagesAtom).at, { place, move })

/** Ends the screen of a page that threw, until the next passage brings the page again. @param panel stands in its place */
export const breakDown = ({ key }: Page, error: unknown, panel = false): void =>
  change(key, { broken: { error, panel } })

/** Ends kept pages that match, but never the one on the screen. */
export function release(ends: (page: Page) => boolean): void {
  const pages = store.get(pagesAtom)
  set(pages, { ...pages, kept: pages.kept.filter(page => page.key === pages.at || !ends(page)) })
}

/** Ends every page, the one on the screen too: nobody's state outlives a session. */
export const releaseAll = (): void => set(store.get(pagesAtom), { at: null, plain: null, kept: [] })
