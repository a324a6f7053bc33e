/**
 * The server's clock, read off its replies. A reply stamped T, asked for at a and received at b, proves that the server's
 * clock is ahead of ours by T - b to T - a. The shortest trip knows best, until a reply proves it wrong: our clock is
 * performance.now, which stands still on some phones while they sleep.
 */
import { port } from './port.ts'

let ahead: number | null = null
let shortest = Number.POSITIVE_INFINITY
let newest = 0
let told = 0

/** @param server epoch ms out of a reply; `sentAt`, `receivedAt`: performance.now around its request */
export function sampleClock(server: number, sentAt: number, receivedAt: number): void {
  newest = Math.max(newest, server)
  const trip = receivedAt - sentAt
  const refuted = ahead === null || ahead < server - receivedAt || ahead > server - sentAt
  if (!refuted && trip >= shortest) return
  ahead = server - (sentAt + receivedAt) / 2
  shortest = trip
}

/** What the server said unasked, e.g. a price's time: its clock stands there or later. */
export const passed = (server: number): void => {
  newest = Math.max(newest, server)
}

/**
 * Server time, epoch ms; it never runs backwards. The phone's own clock until the first reply.
 * On a test market (`market.source` "tape") it stands at the newest time the server gave.
 */
export function serverNow(): number {
  if (ahead === null) return Date.now()
  const now = port().config().market.source === 'tape' ? newest : Math.round(performance.now() + ahead)
  told = Math.max(told, now)
  return told
}

/** As if no reply had come yet. */
export function resetClock(): void {
  ahead = null
  shortest = Number.POSITIVE_INFINITY
  newest = 0
  told = 0
}
