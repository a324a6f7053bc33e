/**
 * Names for where reports come from. An address is a person's: what is kept is its hash under a key of the day, which all
 * gateways of a store share and which is forgotten as the next day begins; then nobody can tell whose it was.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { groupsOf } from '@shared/door'
import type { Store } from '@shared/release'

export type SenderName = (address: string) => Promise<string>

const folder = 'days/'
/** Groups of an IPv6 address: one line has at least the last four for itself, one subscriber often all but the first three. */
const groupsOfLine = 4
const groupsOfSubscriber = 3

/** @param store shared by the gateways; without one, or while it is away, the name counts in this gateway alone */
export function senderNames(store: Store | undefined, now: () => Date = () => new Date()): SenderName {
  const keyAt = dayKeys(store)
  return async address =>
    createHmac('sha256', await keyAt(now()))
      .update(start(address, groupsOfSubscriber))
      .digest('base64url')
      .slice(0, 12)
}

/** The gateway's own key of a day until the store gave the shared one; a store that is away is asked again each minute. */
function dayKeys(store: Store | undefined): (at: Date) => Promise<Uint8Array> {
  let current = { day: '', own: randomBytes(32), asked: 0, shared: noKey }
  return async at => {
    const day = at.toISOString().slice(0, 10)
    if (day !== current.day) current = { day, own: randomBytes(32), asked: Number.NEGATIVE_INFINITY, shared: noKey }
    const today = current
    if (!(await today.shared) && at.getTime() - today.asked >= minute) {
      today.asked = at.getTime()
      today.shared = sharedKey(store, day, today.own)
    }
    return (await today.shared) ?? today.own
  }
}

const minute = 60_000
const noKey: Promise<Uint8Array | undefined> = Promise.resolve(undefined)

/**
 * The first gateway's key of that day, and no other day's any more. Undefined while the store is away, which the collector
 * says, and where the store's clock has another day: a gateway that is days ahead would delete the key that all others use.
 */
async function sharedKey(store: Store | undefined, day: string, own: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    if (!store || !isAbout(day, await store.time())) return undefined
    await store.createIfAbsent(folder + day, own)
    for (const old of await store.listAfter(folder, '')) if (old < folder + day) await store.delete(old)
    return await store.read(folder + day)
  } catch {
    return undefined
  }
}

/** Clocks differ by some seconds, so a day may begin a little early or late. */
const isAbout = (day: string, time: Date): boolean =>
  [-5, 5].some(minutes => new Date(time.getTime() + minutes * minute).toISOString().startsWith(day))

/** Whom a limit holds for: an IPv4 address, or the line that an IPv6 address belongs to. */
export const lineOf = (address: string): string => start(address, groupsOfLine)

const start = (address: string, groups: number): string => groupsOf(address)?.slice(0, groups).join(':') ?? address
