/** What the frame does when a session ends: here, by the server's word, or in another tab. */
import { currentPage, release, releaseAll } from './frame/pages.ts'
import { force } from './surface/navigation/go.ts'
import type { Machine } from './surface/navigation/machine.ts'
import { onPerUserClear } from './surface/session/per-user.ts'
import { redirect } from './surface/session/redirect.ts'
import { clearSession, onSessionEnd } from './surface/session/session.ts'
import { onOtherTabToken, token } from './surface/session/token.ts'
import { fetchProfile, user } from './surface/session/user.ts'
import { onReturn } from './surface/transport/connection.ts'

export function endSessions(machine: Machine): void {
  onPerUserClear(() => release(() => true))
  onSessionEnd({
    signedOut: () => {
      void force('/home')
    },
    expired: toLogin,
  })
  onOtherTabToken(value => {
    if (value) return void fetchProfile()
    clearSession()
    machine.rerun({ stranger: true })
  })
  // A profile that could not be fetched without a connection is asked for again.
  onReturn(() => token() && !user() && machine.rerun())
}

/** Remembers where the person was and asks to sign in again, once. */
function toLogin(): void {
  const here = currentPage()
  if (!here || here.path === '/login') return
  redirect.set(here.path + here.place.search)
  releaseAll()
  void force('/login')
}
