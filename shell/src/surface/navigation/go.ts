/** Moves between addresses: paths with a query, e.g. "/kline?symbol=BTCUSDT". */
import type { Way } from '@shared/contract/address'
import { clean, HOME, routeAt } from '../../remotes/routes.ts'
import type { Place } from './page-context.ts'
import { theRouter } from './port.ts'

/** Opens an address of the app; an unknown one leads Home (specification, section 2). */
export function go(to: string, o: { replace?: boolean } = {}): void {
  void theRouter().navigate(to, { replace: o.replace ?? false })
}

/** One step back, or Home where there is no history (specification, section 2). */
export function back(): void {
  const { idx = 0, overlay = 0 } = history.state ?? {} // an open sheet counts on
  const inApp = idx - overlay > 0
  if (inApp) void theRouter().navigate(-1)
  else void theRouter().navigate('/', { replace: true })
}

const ABOVE_HOME = { aboveHome: true }

/**
 * Home pushes to a tab, a tab replaces a tab: Back leads Home, then out. From a tab that stands on Home's own entry, Home
 * is one step back: pushed or replaced once more it would lie there twice.
 * @param at the tab on show
 */
export function goTab(to: string, at: string): void {
  const router = theRouter()
  const aboveHome = at === HOME || router.state.location.state?.aboveHome === true
  if (to === HOME && at !== HOME && aboveHome) void router.navigate(-1)
  else void router.navigate(to, { replace: at !== HOME, state: aboveHome ? ABOVE_HOME : null })
}

let free = 0
/** Goes even from a half-filled form: a session that ended asks nobody. */
export async function force(to: string, o: { replace: boolean } = { replace: true }): Promise<void> {
  free++
  try {
    await theRouter().navigate(to, o)
  } finally {
    free--
  }
}
/** True while a move must not be held up. */
export const forced = (): boolean => free > 0

/** The address that the router stands at; on the screen may still be the page before. */
export const present = (): Place => theRouter().state.location

/**
 * Changes the query of the present address: the guard does not run. Its entry says on what it said, a pushed one what it was
 * pushed for.
 * @param patch undefined or '' removes a key
 */
export function setQuery(patch: Record<string, string | undefined>, { push = false } = {}): void {
  const { pathname, search, state } = present()
  const query = new URLSearchParams(search)
  for (const [key, value] of Object.entries(patch)) {
    if (value) query.set(key, value)
    else query.delete(key)
  }
  const text = query.toString()
  const says = push ? { pushed: Object.keys(patch) } : state
  void theRouter().navigate(pathname + (text && `?${text}`), { replace: !push, state: says })
}

/** Whether this entry was pushed for that name of its query: one step back the same page stands without it. */
export const wasPushed = ({ state }: Place, name: string): boolean => state?.pushed?.includes(name) === true

/** Whether an address is live: an entry to something unbuilt is not drawn. */
export const hasRoute = (path: string): path is Way => routeAt(clean(path.split('?')[0] ?? '')) !== undefined
