/** Which warning of the operator Home shows, and when (docs/rules/content.md#home). All times are epoch ms. */

/**
 * `since`: when somebody with an account first opened Home on this device; 0: nobody did. `at`: when a warning was last closed.
 * `away`: until when each closed warning stays away, by its id.
 */
export type Popups = { since: number; at: number; away: Readonly<Record<string, number>> }

const DAY = 24 * 3_600_000
const WEEK = 7 * DAY
/** "Don't show again". */
const NEVER = Number.MAX_SAFE_INTEGER
const MOST_KEPT = 50

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** @param stored whatever is kept on the device */
export function readPopups(stored: unknown): Popups {
  const { since, at, away }: Partial<Record<keyof Popups, unknown>> = Object(stored)
  const times = Object.entries<unknown>(Object(away)).filter((entry): entry is [string, number] => isTime(entry[1]))
  return { since: isTime(since) ? since : 0, at: isTime(at) ? at : 0, away: Object.fromEntries(times) }
}

/** Of the phone's own calendar. */
const dayOf = (at: number): number => Math.floor((at - new Date(at).getTimezoneOffset() * 60_000) / DAY)

/** Starts the count of days on this device. */
export const markSeen = (kept: Popups, now: number): Popups => (kept.since > 0 ? kept : { ...kept, since: now })

/** After one was closed, the next follows on another day. A person without money sees none on their first day here. */
export const isDue = ({ since, at }: Popups, now: number, funded: boolean): boolean =>
  dayOf(at) < dayOf(now) && (funded || (since > 0 && dayOf(since) < dayOf(now)))

/** The first that does not stay away. */
export const nextOf = <T extends { id: string }>(all: readonly T[], { away }: Popups, now: number): T | undefined =>
  all.find(({ id }) => !Object.hasOwn(away, id) || (away[id] ?? 0) <= now)

function sendAway(kept: Popups, id: string, now: number, until: number): Popups {
  const { [id]: _, ...others } = kept.away
  return { ...kept, at: now, away: Object.fromEntries([...Object.entries(others).slice(1 - MOST_KEPT), [id, until]]) }
}

/** Hides a closed warning for a week. */
export const markClosed = (kept: Popups, id: string, now: number): Popups => sendAway(kept, id, now, now + WEEK)

/** Hides a warning for good that was read, or is not wanted. */
export const markRead = (kept: Popups, id: string, now: number): Popups => sendAway(kept, id, now, NEVER)
