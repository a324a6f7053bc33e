/** Ties the router's address to the guard and to the pages: one state machine beside the router. */
import type { DataRouter } from 'react-router-dom'
import type { Guard, PassOptions } from '../guard/guard.ts'
import { clean, HOME, type LiveRoute, routeAt } from '../remotes/routes.ts'
import { beginOpening } from '../reports/opening.ts'
import { force } from '../surface/navigation/go.ts'
import type { Move, Place } from '../surface/navigation/page-context.ts'
import { noRoute, notLive } from './not-live.ts'
import { commit, currentPage, relocate } from './pages.ts'

export type Machine = {
  /** Runs the guard again for the present address: after `online`, at a retry, when another tab signed out. */
  rerun(o?: PassOptions): void
}

type Target = { path: string; place: Place; move: Move }

const howAsked = ({ quiet = false, tries = 0 }: PassOptions = {}) => ({ quiet, tries })

let machine: Machine | null = null
/** Runs the guard again, e.g. behind a panel; nothing before start. */
export const rerun = (o?: PassOptions): void => machine?.rerun(o)

/** @param renew reloads the page, at its new address, where a new shell waits and the moment is quiet; tells whether it does */
export function startMachine(router: DataRouter, guard: Guard, renew = () => false): Machine {
  let seen: Place | null = null
  let target: Target | null = null
  /** Known to be nobody at the page that sends on to /login: nobody is asked for there either. */
  let stranger = false

  async function enter(route: LiveRoute, place: Place, move: Move, o?: PassOptions): Promise<void> {
    const mine: Target = { path: route.path, place, move }
    target = mine
    beginOpening()
    const passage = await guard.pass(route, place.search, o)
    if (passage.kind === 'stale') return
    stranger = Boolean(o?.stranger) && passage.kind === 'redirect'
    if (passage.kind === 'redirect' && routeAt(passage.to)) return force(passage.to) // a page half filled must not hold it up
    if (passage.kind === 'redirect') return ends(route, passage.to, mine, o)
    const { kind: _, ...arrived } = passage
    commit({ ...arrived, place: mine.place, move: mine.move, ...howAsked(o) })
  }

  /** The way leads to an address that no live unit opens: the panel stands where it ended. */
  function ends(route: LiveRoute, missing: string, { path, place, move }: Target, o?: PassOptions): void {
    const serial = guard.supersede()
    commit({ path, route, serial, place, move, ...howAsked(o), error: notLive(missing) })
  }

  /** An unknown address leads Home; where Home itself is not live, it ends there. */
  function unknown(at: Target, o?: PassOptions): void {
    target = null
    if (at.path === HOME) return ends(noRoute(HOME), HOME, at, o)
    guard.supersede()
    void router.navigate(HOME, { replace: true })
  }

  function look(again?: PassOptions): void {
    const { location: place } = router.state
    const move = router.state.historyAction as Move
    if (place === seen && !again) return // the router also speaks of blockers
    seen = place
    const path = clean(place.pathname)
    const route = routeAt(path)
    if (!route) return unknown({ path, place, move }, again)
    const turns = currentPage() !== undefined && currentPage()?.path !== path
    if (turns && route.frame === 'tabs' && renew()) return
    if (!target || target.path !== path || again) return void enter(route, place, move, again ?? { stranger })
    target.place = place
    target.move = move
    if (currentPage()?.path === path) relocate(place, move)
  }

  router.subscribe(() => look())
  queueMicrotask(() => look())
  machine = { rerun: (o = {}) => look(o) }
  return machine
}
