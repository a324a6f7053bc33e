/** A new shell comes by itself at a quiet moment: nobody looks, or the tab changes; nothing is typed, nothing under way. */
import { getDefaultStore } from 'jotai'
import { tab } from '../storage.ts'
import { isBusy } from '../surface/transport/busy.ts'
import { look, newShellAtom } from '../update/poll.ts'
import { leaveMark } from '../update/resume.ts'
import { allPages, releaseOld } from './pages.ts'
import { isTyped, noticeTyping } from './typed.ts'

/** Milliseconds: a glance at another app, for a code or an address, is not yet leaving. */
const AWAY = 5000
const KEY = 'reloaded-for'

/** Nothing is half filled or under way: a reload would take nothing from anybody. */
export const isQuiet = () => !isBusy() && !allPages().some(isTyped)

/**
 * Reloads where a new shell waits and the moment is quiet; the page stands again as it stood.
 * @param reload stands in for the browser's, for tests
 * @returns whether it does
 */
export function renew(reload = () => location.reload()): boolean {
  const serial = String(getDefaultStore().get(newShellAtom))
  if (serial === '0' || serial === tab.get(KEY) || !isQuiet()) return false
  tab.set(KEY, serial) // a page that came back old all the same is not reloaded for ever
  leaveMark()
  reload()
  return true
}

/** Also ends kept pages that were left for long. @returns ends it */
export function tidyWhenHidden(reload?: () => void): () => void {
  let left = 0
  let due: ReturnType<typeof setTimeout> | undefined
  const turned = () => {
    clearTimeout(due)
    if (document.hidden) {
      left = Date.now()
      due = setTimeout(() => renew(reload), AWAY)
    } else if (left && Date.now() - left >= AWAY) void look().then(() => renew(reload)) // its timers slept too
  }
  const timer = setInterval(releaseOld, 60_000)
  const stop = noticeTyping()
  document.addEventListener('visibilitychange', turned)
  return () => {
    stop()
    clearTimeout(due)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', turned)
  }
}
