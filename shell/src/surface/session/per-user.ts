/** State that belongs to one person: emptied at sign-out and when another person signs in. */
import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai'

const resets = new Map<string, () => void>()

/**
 * An atom that goes back to `initial` when the person changes.
 * @param name unique within the app, e.g. "trade.ticket"
 */
export function perUserAtom<T>(name: string, initial: T): PrimitiveAtom<T> & { init: T } {
  const own = atom(initial)
  resets.set(name, () => getDefaultStore().set(own, () => initial))
  return own
}

const ends = new Set<() => void>()

/** Also calls `fn` whenever per-user state is emptied: kept pages, cached replies. */
export const onPerUserClear = (fn: () => void) => void ends.add(fn)

const arrivals = new Set<() => void>()

/** Calls `fn` whenever a person comes where a visitor was: what they wrote stays, what is the visitor's own ends. */
export const onArrival = (fn: () => void) => void arrivals.add(fn)

/** Whose state it is; '' nobody's yet. */
let owner = ''

/** This person is here now: what belonged to another one is emptied. */
export function own(id: string): void {
  if (owner && owner !== id) clearPerUser()
  if (!owner) for (const tell of arrivals) tell()
  owner = id
}

export function clearPerUser(): void {
  owner = ''
  for (const reset of resets.values()) reset()
  for (const end of ends) end()
}
