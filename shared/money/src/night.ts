/** When a night of a CFD is charged: at 05:00 UTC+8, Tuesday to Saturday, on Thursday for three nights (docs/rules/trade.md#cfds). */

const HOUR = 3600
const DAY = 24 * HOUR
/** Of 05:00 UTC+8, in UTC. */
const ROLLOVER = -3 * HOUR

/** By the weekday of the 05:00, Sunday 0: none on Sunday and Monday, when nothing was open. */
const NIGHTS = [0, 0, 1, 1, 3, 1, 1] as const

/** 05:00 UTC+8, when a trading day of metals and forex begins, last before an epoch second or at it. */
export const rollover = (second: number): number => Math.floor((second - ROLLOVER) / DAY) * DAY + ROLLOVER

/** How many nights a rollover is for. @param second of the rollover */
export const nightsOf = (second: number): number => NIGHTS[new Date((second + 8 * HOUR) * 1000).getUTCDay()] ?? 0

export interface Night {
  /** Epoch second of its 05:00. */
  second: number
  nights: number
}

/** The next one that is charged after an epoch second. */
export function nextNight(second: number): Night {
  let next = rollover(second) + DAY
  while (nightsOf(next) === 0) next += DAY
  return { second: next, nights: nightsOf(next) }
}
