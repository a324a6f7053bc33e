/** Reports an expired session once, however many calls used the same token. */
import { port } from './port.ts'

const expiries = new Map<string, number>()

/** @returns call it on a 401: it reports the expiry unless a call started before has already */
export function watchExpiry(token: string): () => void {
  const before = expiries.get(token) ?? 0
  return () => {
    if ((expiries.get(token) ?? 0) !== before) return
    expiries.set(token, before + 1)
    port().onExpired(token)
  }
}
