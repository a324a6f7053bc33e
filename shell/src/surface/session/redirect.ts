/** Where to go after signing in (specification, section 3: default /home, never /login). */

import type { Way } from '@shared/contract/address'
import * as to from '@shared/contract/to'
import { tab } from '../../browser/storage.ts'
import { clean, HOME, routeAt } from '../../remotes/routes.ts'

const KEY = 'redirect'

const inApp = (target: string): target is Way => {
  if (!target.startsWith('/') || /^\/[/\\]/.test(target)) return false
  const path = clean(target.split('?')[0] ?? '')
  return path !== to.login.path && routeAt(path) !== undefined
}

export const redirect = {
  get: (): Way => {
    const to = tab.get(KEY)
    return to && inApp(to) ? to : HOME
  },
  /** Keeps a path with its query; anything that is not a known address of ours is left out. */
  set(to: string): void {
    if (inApp(to)) tab.set(KEY, to)
  },
  /** The target, once. */
  take(): Way {
    const to = redirect.get()
    tab.remove(KEY)
    return to
  },
}
