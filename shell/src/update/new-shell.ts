/** A new shell waits for a quiet moment, then the page is loaded anew and stands as it stood. */
import { atom, getDefaultStore } from 'jotai'
import { reload } from '../browser/reload.ts'
import { tab } from '../browser/storage.ts'
import { allPages } from '../pages/pages.ts'
import { leaveMark } from '../pages/resume.ts'
import { isTyped } from '../pages/typed.ts'
import { isBusy } from '../surface/transport/busy.ts'

/** Serial of the newest shell that waits for a reload; 0 while this one is live. */
export const newShellAtom = atom(0)

const KEY = 'reloaded-for'

/** Nothing is half filled or under way: a reload would take nothing from anybody. */
export const isQuiet = () => !isBusy() && !allPages().some(isTyped)

/**
 * Reloads where a new shell waits and the moment is quiet.
 * @param load stands in for the browser's, for tests
 * @returns whether it does
 */
export function renew(load = reload): boolean {
  const serial = String(getDefaultStore().get(newShellAtom))
  if (serial === '0' || serial === tab.get(KEY) || !isQuiet()) return false
  tab.set(KEY, serial) // a page that came back old all the same is not reloaded for ever
  leaveMark()
  load()
  return true
}
