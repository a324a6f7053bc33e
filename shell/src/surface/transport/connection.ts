/** Whether the server can be reached, as far as anyone knows: an `offline` event or two network failures in a row. */
import { type Atom, atom, getDefaultStore } from 'jotai'

/**
 * `since`: when the newest reply came, epoch ms by the phone's clock: nothing on the screen is newer; 0 where none ever did.
 */
export type Connection = { online: true } | { online: false; since: number }

const ENOUGH = 2
const store = getDefaultStore()
const state = atom<Connection>({ online: true })
export const onlineAtom: Atom<Connection> = atom(get => get(state))

let failures = 0
let newestReply = Date.now()
let lostAt = 0

export const isOnline = (): boolean => store.get(state).online

/** A page that was kept shows what came at an earlier one. @param at epoch ms; 0 for nothing */
export function lastHeard(at: number): void {
  newestReply = at
}

/** The offline event, or enough failures. */
export function setOffline(): void {
  if (!isOnline()) return
  lostAt = performance.now()
  store.set(state, { online: false, since: newestReply })
}

/** A reply came, of whatever kind, to a request sent at `sentAt` (performance.now). */
export function reached(sentAt: number): void {
  newestReply = Date.now()
  failures = 0
  if (!isOnline() && sentAt >= lostAt) store.set(state, { online: true })
}

/** A request found no server. */
export function unreached(): void {
  failures += 1
  if (failures >= ENOUGH) setOffline()
}

/** Calls back whenever the connection is back. @returns ends it */
export const onReturn = (back: () => void): (() => void) => store.sub(state, () => isOnline() && back())

const hearing = new Set<() => void>()

/** Calls back whenever the server answered well: what stands before it answers too, with errors of its own. @returns ends it */
export function onAnswered(heard: () => void): () => void {
  hearing.add(heard)
  return () => void hearing.delete(heard)
}

export function answered(): void {
  for (const heard of hearing) heard()
}

/** Settles when the server can be reached: at once, or on return. */
export function whenOnline(): Promise<void> {
  return new Promise(resolve => {
    if (isOnline()) return resolve()
    const stop = store.sub(state, () => {
      if (!isOnline()) return
      stop()
      resolve()
    })
  })
}
