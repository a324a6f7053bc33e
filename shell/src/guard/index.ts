/** The app's one guard: the state machine with what it needs of session, overlay and remotes. */

import { liveConfig } from '../remotes/live-config.ts'
import { isHere } from '../remotes/load.ts'
import { show, showTarget } from '../surface/overlay/loading.ts'
import { hasCachedAnswer } from '../surface/query/cached-answer.ts'
import { redirect } from '../surface/session/redirect.ts'
import { token } from '../surface/session/token.ts'
import { fetchProfilePaced, isUnsure, user } from '../surface/session/user.ts'
import { beginAsks } from './asks.ts'
import { createGuard } from './guard.ts'
import { loadBest } from './load-best.ts'

export const guard = createGuard({
  loadScreen: loadBest,
  // A screen that is here asks for itself at once; in whose name, while nobody knows whose the token is?
  beginAsks: (route, search) => {
    if (!isHere(route) && !isUnsure())
      beginAsks(route, search, { config: liveConfig(), token: token(), knows: hasCachedAnswer })
  },
  known: () => Boolean(user()?.id),
  token,
  fetchProfile: fetchProfilePaced,
  unsure: isUnsure,
  rememberTarget: redirect.set,
  showOverlay: (look, route) => {
    show(look)
    showTarget(route.auth && !token() ? null : route) // a visitor will stand at /login
  },
})

/** True while no later change of pathname has begun. */
export const newestPassage = guard.newest
