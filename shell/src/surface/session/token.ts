/** The token: in memory for the calls, on the device for the next visit (specification, section 3). */
import { atom, getDefaultStore } from 'jotai'
import { device } from '../../browser/storage.ts'
import { storedToken, TOKEN } from '../../browser/stored-token.ts'

const stored = (): string => storedToken(TOKEN)
export const tokenAtom = atom(stored())

/** The present token; '' for a visitor. */
export const token = (): string => getDefaultStore().get(tokenAtom)

/** From now on this one counts on this page; storage is left as it is. */
export const adoptToken = (value: string): void => getDefaultStore().set(tokenAtom, value)

/** Stores a token, or with '' removes the present one: what another tab stored meanwhile is that tab's. */
export function setToken(value: string): void {
  if (value) device.set(TOKEN, value)
  else if (stored() === token()) device.remove(TOKEN)
  adoptToken(value)
}

/**
 * Calls back with the token that another tab of this browser stored; '' where it removed it. What stands in storage now
 * decides, not the event: a page that the browser froze hears late, and one that comes back by Back hears nothing.
 */
export function onOtherToken(changed: (value: string) => void): () => void {
  const look = () => {
    const value = stored()
    if (value !== token()) changed(value)
  }
  const heard = ({ key }: StorageEvent) => (key === TOKEN || key === null) && look() // null: all of storage was emptied
  const seen = () => document.hidden || look()
  addEventListener('storage', heard)
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('storage', heard)
    removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', seen)
  }
}
