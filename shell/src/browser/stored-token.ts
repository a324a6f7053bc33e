/** Tokens that this device keeps. */
import { device } from './storage.ts'

/** Of who is signed in. */
export const TOKEN = 'token'

/** What no header can carry is no token but damage: with it every request would fail, that of a new log-in too. */
const isSendable = (text: string): boolean => [...text].every(sign => sign > ' ' && sign <= '~')

/** @returns '' where none is kept, or none that could be sent */
export function storedToken(key: string): string {
  const kept = device.get(key) ?? ''
  return isSendable(kept) ? kept : ''
}
