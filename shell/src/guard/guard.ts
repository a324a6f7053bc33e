/** What happens at every change of pathname (specification, section 2). Knows no router and no React. */

import type { Screen } from '../remotes/container.ts'
import type { LiveRoute } from '../remotes/routes.ts'

/** Whose the token of another tab is could not be asked. */
export class UnsureError extends Error {
  override readonly name = 'UnsureError'
}

const OPEN_WAIT = 3000
const WHITE = '#ffffff'
/** A reply that hangs holds up an open route no longer than this. */
const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

export type Ports = {
  /** In the best release that works: the route that comes back names it. */
  loadScreen(route: LiveRoute): Promise<{ route: LiveRoute; Screen: Screen }>
  /** What its first picture asks for, beside its code. */
  beginAsks(route: LiveRoute, search: string): void
  /** Whether a profile is stored. */
  known(): boolean
  token(): string
  fetchProfile(): Promise<unknown>
  /** Nobody has said yet whose the token is: no page, open or not, stands before somebody does. */
  unsure(): boolean
  rememberTarget(to: string): void
  showOverlay(look: { text: string; background: string }, route: LiveRoute): void
}

export type Passage =
  | { kind: 'page'; path: string; route: LiveRoute; serial: number; Screen: Screen }
  | { kind: 'failed'; path: string; route: LiveRoute; serial: number; error: unknown }
  | { kind: 'redirect'; to: string }
  | { kind: 'stale' }

/**
 * quiet: a retry behind a page that stands · tries: how many of those the shell has made by itself · stranger: surely nobody is
 * signed in, so nobody is asked
 */
export type PassOptions = { quiet?: boolean; tries?: number; stranger?: boolean }

export type Guard = {
  pass(route: LiveRoute, search: string, o?: PassOptions): Promise<Passage>
  /** True while no later change of pathname has begun. */
  newest(serial: number): boolean
  /** Whatever is under way counts no longer. @returns the serial of what comes in its place */
  supersede(): number
}

export function createGuard(ports: Ports): Guard {
  let serial = 0
  const newest = (n: number) => n === serial

  async function settleProfile(route: LiveRoute, o: PassOptions): Promise<void> {
    if (ports.known() || o.stranger) return
    const fetched = ports.fetchProfile()
    if (!ports.token()) return
    await (route.auth || ports.unsure() ? fetched : Promise.race([fetched, wait(OPEN_WAIT)]))
  }

  async function pass(route: LiveRoute, search: string, o: PassOptions = {}): Promise<Passage> {
    const mine = ++serial
    const { path } = route
    const loading = ports.loadScreen(route)
    loading.catch(() => {}) // awaited below; until then a failure must not count as unhandled
    if (!o.quiet) ports.beginAsks(route, search)
    if (!o.quiet) ports.showOverlay({ text: 'Loading...', background: route.background ?? WHITE }, route)
    await settleProfile(route, o)
    if (!newest(mine)) return { kind: 'stale' }
    if (ports.unsure())
      return { kind: 'failed', path, route: { ...route, frame: 'none' }, serial: mine, error: new UnsureError() }
    if (route.auth && !ports.known()) {
      ports.rememberTarget(path + search)
      return { kind: 'redirect', to: '/login' }
    }
    const page = await loading.then(
      loaded => ({ kind: 'page', path, serial: mine, ...loaded }) as const,
      (error: unknown) => ({ kind: 'failed', path, route, serial: mine, error }) as const,
    )
    return newest(mine) ? page : { kind: 'stale' }
  }

  return { pass, newest, supersede: () => ++serial }
}
