/** The profile of who is signed in, fetched once per token however many ask at the same time. */
import { myUserInfoCall, type UserInfo } from '@shared/contract'
import { atom, getDefaultStore } from 'jotai'
import { onChanged } from '../transport/changed.ts'
import { RefusedError } from '../transport/errors.ts'
import { call } from '../transport/index.ts'
import { own } from './per-user.ts'
import { pauseLeft, profileAnswered, profileLost } from './profile-pause.ts'
import { setToken, token } from './token.ts'

export const userAtom = atom<UserInfo | null>(null)

/** The stored profile; null while nobody is known. */
export const user = (): UserInfo | null => getDefaultStore().get(userAtom)

/** Stores a profile; another person's arrival empties what belonged to the last one. */
export function setUser(next: UserInfo | null): void {
  if (next?.id) own(next.id)
  getDefaultStore().set(userAtom, next?.id ? next : null)
}

let foreign = ''

/** This token came from another tab. */
export const markForeign = (value: string): void => {
  foreign = value
}

/** Nobody has said yet whose the token is that came from another tab: until then no page is anybody's. */
export const isUnsure = (): boolean => foreign !== '' && foreign === token() && !user()

let flight: { token: string; done: Promise<UserInfo | null> } | null = null

/**
 * The profile fetch of the guard (specification, section 2): a good reply is stored, any other leaves an empty user,
 * a 401 also drops its token; a failed call changes nothing.
 */
export function fetchProfile(): Promise<UserInfo | null> {
  const tokenBefore = token()
  if (flight?.token === tokenBefore) return flight.done
  const mine = { token: tokenBefore, done: askProfile(tokenBefore) }
  flight = mine
  void mine.done.finally(() => {
    if (flight === mine) flight = null
  })
  return mine.done
}

/** As the guard asks: a server that gave no answer is left alone for a while, but for a token of another tab. */
export function fetchProfilePaced(): Promise<UserInfo | null> {
  const waits = flight?.token !== token() && pauseLeft(token()) > 0 && !isUnsure()
  return waits ? Promise.resolve(user()) : fetchProfile()
}

/** How often it was asked. */
let asks = 0

/** @returns whether what comes is still news: for this token, and not older than another answer */
function beginAsking(asked: string): () => boolean {
  const nth = ++asks
  return () => token() === asked && nth === asks
}

async function askProfile(asked: string): Promise<UserInfo | null> {
  const counts = beginAsking(asked)
  try {
    // Of someone known it is the session that ends, as with any call: the screen that asked is theirs alone.
    const on401 = user() ? 'login' : 'return'
    const reply = await call(myUserInfoCall, {}, { notice: 'none', on401 })
    profileAnswered()
    if (!counts()) return user() // a reply for another token is not ours
    foreign = ''
    if (reply.state === 'expired') return drop(asked)
    // Code exactly 200 with an id: stored; anything else leaves nobody (specification, section 2).
    setUser(reply.code === 200 ? reply.value : null)
  } catch (error) {
    // Any other reply: not logged in. A thrown call is ignored silently (specification, section 8).
    if (!(error instanceof RefusedError)) profileLost(asked)
    else profileAnswered()
    if (error instanceof RefusedError && counts()) {
      foreign = ''
      setUser(null)
    }
  }
  return user()
}

function drop(asked: string): null {
  if (asked) setToken('')
  setUser(null)
  return null
}

/** Whoever is known stays so where it fails: what they are typing is not taken from them. */
async function renewProfile(): Promise<void> {
  const counts = beginAsking(token())
  const reply = await call(myUserInfoCall, {}, { notice: 'none' }).catch(() => null)
  if (reply?.state === 'ok' && reply.code === 200 && counts()) setUser(reply.value)
}

// What is under way tells of before. It is asked once whoever sent the change took its answer: that may be a new token.
onChanged(topics => {
  if (!topics.includes('profile') || !user()) return
  const before = asks
  flight = null
  setTimeout(() => asks === before && user() && void renewProfile())
})
