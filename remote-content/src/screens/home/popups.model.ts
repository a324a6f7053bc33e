/** Which word of the operator's opens over Home by itself, and when (docs/rules/content.md#home). */

/** `at`: when the last one opened, epoch ms. `away`: until when each that was seen stays away, by its id. */
export type Popups = { at: number; away: Readonly<Record<string, number>> }

const DAY = 24 * 3_600_000
const WEEK = 7 * DAY
/** "Don't show again". */
const NEVER = Number.MAX_SAFE_INTEGER
const MOST_KEPT = 50

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** @param stored whatever is kept on the device */
export function readPopups(stored: unknown): Popups {
  const { at, away }: Partial<Record<keyof Popups, unknown>> = Object(stored)
  const times = Object.entries<unknown>(Object(away)).filter((entry): entry is [string, number] => isTime(entry[1]))
  return { at: isTime(at) ? at : 0, away: Object.fromEntries(times) }
}

/** Of the phone's own calendar. */
const dayOf = (at: number): number => Math.floor((at - new Date(at).getTimezoneOffset() * 60_000) / DAY)

/** One a day at most. */
export const isDue = ({ at }: Popups, now: number): boolean => dayOf(at) < dayOf(now)

/** The first that does not stay away. */
export const nextOf = <T extends { id: string }>(all: readonly T[], { away }: Popups, now: number): T | undefined =>
  all.find(({ id }) => !Object.hasOwn(away, id) || (away[id] ?? 0) <= now)

function sendAway({ at, away }: Popups, id: string, until: number): Popups {
  const { [id]: _, ...others } = away
  return { at, away: Object.fromEntries([...Object.entries(others).slice(1 - MOST_KEPT), [id, until]]) }
}

/** It opened: today no other does, and it comes again in a week. */
export const markShown = (kept: Popups, id: string, now: number): Popups => ({
  ...sendAway(kept, id, now + WEEK),
  at: now,
})

/** It was read, or is not wanted: it comes no more. */
export const markRead = (kept: Popups, id: string): Popups => sendAway(kept, id, NEVER)
