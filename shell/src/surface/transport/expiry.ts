/** Tells an expiry once, however many calls were under way with the same token. */
import { port } from './port.ts'

const expiries = new Map<string, number>()

/** @returns to be called if the reply says 401: tells, unless a call of the same time has */
export function watchExpiry(token: string): () => void {
  const before = expiries.get(token) ?? 0
  return () => {
    if ((expiries.get(token) ?? 0) !== before) return
    expiries.set(token, before + 1)
    port().onExpired(token)
  }
}
