/** The app's one guard: the state machine with what it needs of session, overlay and remotes. */

import { show } from '../surface/overlay/loading.ts'
import { redirect } from '../surface/session/redirect.ts'
import { token } from '../surface/session/token.ts'
import { fetchProfile, isUnsure, user } from '../surface/session/user.ts'
import { createGuard } from './guard.ts'
import { loadBest } from './load-best.ts'

export const guard = createGuard({
  loadScreen: loadBest,
  known: () => Boolean(user()?.id),
  token,
  fetchProfile,
  unsure: isUnsure,
  rememberTarget: redirect.set,
  showOverlay: show,
})

/** True while no later change of pathname has begun. */
export const newestPassage = guard.newest
