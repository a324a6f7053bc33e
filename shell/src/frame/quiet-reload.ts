/** A new shell comes by itself once nobody looks: after 30 minutes hidden, with nothing typed. */
import { getDefaultStore } from 'jotai'
import { somethingTyped } from '../surface/navigation/leave-guard.ts'
import { newShellAtom } from '../update/poll.ts'
import { release } from './pages.ts'

const LONG = 30 * 60_000

/** Also ends kept pages that were left that long ago. */
export function tidyWhenHidden(): void {
  let left = 0
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) left = Date.now()
    else if (left && Date.now() - left >= LONG && getDefaultStore().get(newShellAtom) && !somethingTyped())
      location.reload()
  })
  setInterval(() => {
    const old = Date.now() - LONG
    release(page => page.leftAt > 0 && page.leftAt < old)
  }, 60_000)
}
