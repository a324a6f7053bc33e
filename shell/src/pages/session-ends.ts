/** What the frame does when a session ends: here, by the server's word, or in another tab. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as to from '@shared/contract/to'
import { getDefaultStore } from 'jotai'
import { HOME } from '../remotes/routes.ts'
import { force } from '../surface/navigation/go.ts'
import { dismiss } from '../surface/overlay/confirm.ts'
import { clearToast, toast } from '../surface/overlay/toast.ts'
import { onArrival, onPerUserClear } from '../surface/session/per-user.ts'
import { afterPause } from '../surface/session/profile-pause.ts'
import { redirect } from '../surface/session/redirect.ts'
import { followSession, onSessionEnd } from '../surface/session/session.ts'
import { chatUnreadAtom } from '../surface/session/state.ts'
import { onOtherToken, token } from '../surface/session/token.ts'
import { fetchProfile, user } from '../surface/session/user.ts'
import { onReturn } from '../surface/transport/connection.ts'
import type { Machine } from './machine.ts'
import { currentPage, release, releaseAll } from './pages.ts'

const loggedOut = msg`You logged out in another tab.`
const loggedIn = msg`You logged in to another account in a different tab, so this tab has switched too.`

export function endSessions(machine: Machine): void {
  onPerUserClear(forgetFrame)
  onArrival(endVisitorsChat)
  onSessionEnd({ signedOut: () => toHome(machine), expired: toLogin })
  onOtherToken(value => followTab(machine, value))
  // A profile that could not be fetched without a connection is asked for again.
  onReturn(() => afterPause(token(), () => token() && !user() && machine.rerun({ quiet: true })))
}

/** What the frame itself may still show of a person: their kept pages, a question, a message. */
function forgetFrame(): void {
  release(() => true)
  dismiss()
  clearToast()
}

/** A hidden page is not drawn anew: its talk would go on as the person's, and what waits in it would be theirs. */
function endVisitorsChat(): void {
  release(({ path }) => path === to.outlink.path)
  getDefaultStore().set(chatUnreadAtom, 0)
}

/** Another tab signed out, or somebody signed in there: first nothing of the person before stands, then it is asked who it is. */
function followTab(machine: Machine, value: string): void {
  if (!followSession(value)) return void fetchProfile()
  releaseAll()
  machine.rerun({ stranger: !value })
  tellWhenSeen(value ? loggedIn : loggedOut)
}

let newestNotice: MessageDescriptor | null = null

/** Said where somebody looks: the tab that is followed lies over this one. */
function tellWhenSeen(words: MessageDescriptor): void {
  newestNotice = words
  const look = () => {
    if (document.hidden) return
    document.removeEventListener('visibilitychange', look)
    if (newestNotice === words) toast(i18n._(words))
  }
  document.addEventListener('visibilitychange', look)
  look()
}

function toHome(machine: Machine): void {
  const there = currentPage()?.path === HOME
  releaseAll()
  if (there) machine.rerun({ stranger: true })
  else void force(HOME)
}

/** Remembers where the person was and asks to sign in again, once. */
function toLogin(): void {
  const here = currentPage()
  if (!here || here.path === to.login.path) return
  redirect.set(here.path + here.place.search)
  releaseAll()
  void force(to.login.path)
}
