/** A new shell comes by itself once nobody looks: after 30 minutes hidden, with nothing typed. */
import { getDefaultStore } from 'jotai'
import { tab } from '../storage.ts'
import { somethingTyped } from '../surface/navigation/leave-guard.ts'
import { look, newShellAtom } from '../update/poll.ts'
import { currentPage, releaseOld } from './pages.ts'

const LONG = 30 * 60_000
const KEY = 'reloaded-for'

/** Pages, by what ends with them, in which somebody typed: no form of theirs need say that it is half filled. */
const typedIn = new WeakSet<AbortSignal>()
const typed = (): void => {
  const page = currentPage()
  if (page) typedIn.add(page.off.signal)
}
const untouched = (): boolean => {
  const page = currentPage()
  return !somethingTyped() && !(page && typedIn.has(page.off.signal))
}

/** @param reload stands in for the browser's, for tests */
function reloadOnce(reload: () => void): void {
  const serial = String(getDefaultStore().get(newShellAtom))
  if (serial === '0' || serial === tab.get(KEY) || !untouched()) return
  tab.set(KEY, serial) // a page that came back old all the same is not reloaded for ever
  reload()
}

/** Also ends kept pages that were left that long ago. @returns ends it */
export function tidyWhenHidden(reload = () => location.reload()): () => void {
  let left = 0
  let due: ReturnType<typeof setTimeout> | undefined
  const turned = () => {
    clearTimeout(due)
    if (document.hidden) {
      left = Date.now()
      due = setTimeout(() => reloadOnce(reload), LONG)
    } else if (left && Date.now() - left >= LONG) void look().then(() => reloadOnce(reload)) // its timers slept too
  }
  const timer = setInterval(releaseOld, 60_000)
  document.addEventListener('visibilitychange', turned)
  document.addEventListener('input', typed)
  return () => {
    clearTimeout(due)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', turned)
    document.removeEventListener('input', typed)
  }
}
