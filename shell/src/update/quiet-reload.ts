/** Notices quiet moments: nobody looks at the page. A change of tab is another, which the machine tells of. */
import { renew } from './new-shell.ts'
import { look } from './poll.ts'

/** Milliseconds: a glance at another app, for a code or an address, is not yet leaving. */
const AWAY = 5000

/** @returns ends it */
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
  document.addEventListener('visibilitychange', turned)
  return () => {
    clearTimeout(due)
    document.removeEventListener('visibilitychange', turned)
  }
}
