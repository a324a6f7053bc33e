/**
 * The server's clock, read off its replies. A reply stamped T, asked for at a and received at b, proves that the server's
 * clock is ahead of ours by T - b to T - a. The shortest trip knows best, until replies prove it wrong: our clock is
 * performance.now, which stands still on some phones while they sleep. One reply alone proves nothing: a stamp may be wrong.
 */
import { port } from './port.ts'

/** More than any drift of a clock: a reply that is off by so much, in ms, is believed once a later one agrees. */
const JUMP = 2000

type Sample = { least: number; most: number; receivedAt: number }

let ahead: number | null = null
let shortest = Number.POSITIVE_INFINITY
/** What a single reply said against all before it. */
let suspect: Sample | null = null
let newest = 0
let lastTime = 0

/** @param server epoch ms out of a reply; `sentAt`, `receivedAt`: performance.now around its request */
export function sampleClock(server: number, sentAt: number, receivedAt: number): void {
  newest = Math.max(newest, server)
  const sample: Sample = { least: server - receivedAt, most: server - sentAt, receivedAt }
  const off = ahead === null ? 0 : Math.max(sample.least - ahead, ahead - sample.most, 0)
  if (off > JUMP && !isConfirmed(sample, sentAt)) return
  const trip = receivedAt - sentAt
  if (ahead === null || off > 0 || trip < shortest) {
    ahead = (sample.least + sample.most) / 2
    shortest = trip
  }
  if (off > JUMP) lastTime = 0 // it told wrong times: now it may go back
  suspect = null
}

/** Whether a reply to a later request says the same as the one that was doubted; else this one is doubted. */
function isConfirmed({ least, most, receivedAt }: Sample, sentAt: number): boolean {
  const before = suspect
  suspect = { least, most, receivedAt }
  return before !== null && sentAt >= before.receivedAt && least <= before.most + JUMP && most >= before.least - JUMP
}

/** The newest reply said another time, by far, than those before it. */
export const isDoubted = (): boolean => suspect !== null

/** What the server said unasked, e.g. a price's time: its clock stands there or later. */
export const passed = (server: number): void => {
  newest = Math.max(newest, server)
}

/**
 * Server time, epoch ms; it never runs backwards, unless it was far ahead. The phone's own clock until the first reply.
 * On a test market (`market.source` "tape") it stands at the newest time the server gave.
 */
export function serverNow(): number {
  if (ahead === null) return Date.now()
  const now = port().config().market.source === 'tape' ? newest : Math.round(performance.now() + ahead)
  lastTime = Math.max(lastTime, now)
  return lastTime
}

/**
 * Server time, epoch ms, at the earliest that it can be now: a reply proves it to within its trip, and what was told may stand
 * ahead. An order's deadline counts from here, so that none is accepted after the phone has said that it was not placed.
 */
export function serverAtLeast(): number {
  if (ahead === null) return Date.now()
  if (port().config().market.source === 'tape') return newest
  return Math.floor(performance.now() + ahead - shortest / 2)
}

/** As if no reply had come yet. */
export function resetClock(): void {
  ahead = null
  shortest = Number.POSITIVE_INFINITY
  suspect = null
  newest = 0
  lastTime = 0
}
