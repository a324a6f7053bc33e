/** A release that ops marked forced does not wait for the next change of remote: the person is told, then it comes. */
import type { Config } from '@shared/contract/config'
import { atom, getDefaultStore } from 'jotai'
import { reload } from '../browser/reload.ts'
import { rerun } from '../pages/machine.ts'
import { allPages, currentPage, release } from '../pages/pages.ts'
import { chosen } from '../remotes/choice.ts'
import { runningShell } from '../remotes/live-config.ts'
import { free, routeAt } from '../remotes/routes.ts'

/** What is about to be renewed: units, "shell" among them; empty while nothing is. */
export const forcedAtom = atom<readonly string[]>([])

const isOld = (unit: string) => allPages().some(({ route }) => route.unit === unit && route.release !== chosen(unit))

/** Looks which forced releases the pages on the screen do not stand in yet. */
export function noteForced({ shell, units }: Config): void {
  const forced = Object.keys(units).filter(unit => units[unit]?.forced && isOld(unit))
  const whole = shell.forced && shell.release !== runningShell().release ? ['shell'] : []
  getDefaultStore().set(forcedAtom, [...whole, ...forced])
}

/** Takes them now, whatever is half filled. */
export function takeForced(load = reload): void {
  const units = getDefaultStore().get(forcedAtom)
  getDefaultStore().set(forcedAtom, [])
  if (units.includes('shell')) return load()
  for (const unit of units) free(unit)
  release(({ route }) => units.includes(route.unit) && route.release !== chosen(route.unit))
  const here = currentPage()
  if (here && routeAt(here.path)?.release !== here.route.release) rerun({ quiet: true })
}
