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
  onSessionEnd({ signedOut: () => toHome(machine), expired: toLogin })
  onOtherTabToken(value => void followTab(machine, value))
  // A profile that could not be fetched without a connection is asked for again.
  onReturn(() => token() && !user() && machine.rerun({ quiet: true }))
}

/** Another tab signed out, or somebody signed in there: nothing of the person before stays on this one. */
async function followTab(machine: Machine, value: string): Promise<void> {
  const before = user()?.id
  if (value) await fetchProfile()
  else clearSession()
  if (value && (!before || before === user()?.id)) return
  releaseAll()
  machine.rerun({ stranger: !user() })
}

function toHome(machine: Machine): void {
  const there = currentPage()?.path === '/home'
  releaseAll()
  if (there) machine.rerun({ stranger: true })
  else void force('/home')
}

/** Remembers where the person was and asks to sign in again, once. */
function toLogin(): void {
  const here = currentPage()
  if (!here || here.path === '/login') return
  redirect.set(here.path + here.place.search)
  releaseAll()
  void force('/login')
}
