/** The token: in memory for the calls, on the device for the next visit (specification, section 3). */
import { atom, getDefaultStore } from 'jotai'
import { device } from '../../storage.ts'

const KEY = 'token'
export const tokenAtom = atom(device.get(KEY) ?? '')

/** The present token; '' for a visitor. */
export const token = (): string => getDefaultStore().get(tokenAtom)

/** Stores a token, or with '' removes it. */
export function setToken(value: string): void {
  if (value) device.set(KEY, value)
  else device.remove(KEY)
  getDefaultStore().set(tokenAtom, value)
}

/** Calls back when another tab of this browser stored or removed the token. */
export function onOtherTabToken(changed: (value: string) => void): () => void {
  const heard = (event: StorageEvent) => {
    // key null: the whole storage was emptied
    if (event.key !== KEY && event.key !== null) return
    const value = event.key === null ? '' : (event.newValue ?? '')
    if (value === token()) return
    getDefaultStore().set(tokenAtom, value)
    changed(value)
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
