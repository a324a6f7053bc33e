/** Signed in or not: the only place where that changes. */
import type { UserInfo } from '@shared/contract'
import { useAtomValue } from 'jotai'
import { tab } from '../../browser/storage.ts'
import { clearPerUser } from './per-user.ts'
import { adoptToken, setToken, token } from './token.ts'
import { fetchProfile, markForeign, setUser, user, userAtom } from './user.ts'

/** What a screen knows of who is here. */
export function useSession(): { user: UserInfo | null; signedIn: boolean } {
  const known = useAtomValue(userAtom)
  return { user: known, signedIn: Boolean(known?.id) }
}

/** Stores the token of a login reply and fetches the profile; null where that failed. */
export async function signIn(next: string): Promise<UserInfo | null> {
  setToken(next)
  setUser(null)
  return fetchProfile()
}

/** A new token for the same person, e.g. after a change of password. */
export const replaceToken = (next: string): void => setToken(next)

/** The profile once more; the old one stays where the call fails. */
export const refreshUser = (): Promise<UserInfo | null> => fetchProfile()

/** Empties everything local without a call and without moving (specification, section 4). */
export function clearSession(): void {
  setToken('')
  forgetPerson()
}

function forgetPerson(): void {
  setUser(null)
  tab.remove('redirect')
  clearPerUser()
}

/**
 * Another tab signed in or out: nothing of the person before stays, and what storage holds is that tab's to write.
 * @param value the token that stands there now, '' for none
 * @returns whether there was anybody before; a visitor keeps what they wrote
 */
export function followSession(value: string): boolean {
  const somebody = token() !== '' || user() !== null
  adoptToken(value)
  markForeign(value)
  if (somebody) forgetPerson()
  return somebody
}

type Ends = { signedOut(): void; expired(): void }
let ends: Ends = { signedOut: () => {}, expired: () => {} }
/** What the frame does when a session ends. Called once, at start. */
export const onSessionEnd = (to: Ends): void => {
  ends = to
}

/** Logs out: local state only, then Home. Other tabs follow. */
export function signOut(): void {
  clearSession()
  ends.signedOut()
}

/**
 * The server refused `used` as a token: the session ends if it is still the present one.
 * Replies to older tokens change nothing, so three calls lead to one login page.
 */
export function expire(used: string): void {
  if (used !== token()) return
  if (used || user()) clearSession()
  ends.expired()
}
