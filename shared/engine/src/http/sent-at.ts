/** When a body was sealed, by its own word (feature "sealed-time"): a copy that somebody kept is worth nothing later. */
import type { Call } from '@shared/contract'
import { refuse } from '../refusals/refuse.ts'

/** A request may take the phone's whole timeout of a minute; its clock follows ours to within seconds. */
export const WINDOW = 120_000
/** How long a body of a phone of before, which says no time, cannot come twice. */
const UNTIMED = 600_000

export type Timed = {
  /** Without `sentAt`: no call's own schema sees it. */
  input: Record<string, unknown>
  /** Epoch ms after which this body is refused for its age. */
  until: number
}

/**
 * A body without its time passes where a token beside it says who asks; log-in and the like need it, for the body alone
 * opens an account there.
 * @throws Refused request-late with the server's time, by which a phone seals it again
 */
export function takeSentAt({ sentAt, ...input }: Record<string, unknown>, { auth }: Call, now: number): Timed {
  if (sentAt === undefined && auth !== 'none') return { input, until: now + UNTIMED }
  const inTime = typeof sentAt === 'number' && Math.abs(now - sentAt) <= WINDOW
  return inTime ? { input, until: sentAt + WINDOW } : refuse('request-late', { serverTime: now })
}
